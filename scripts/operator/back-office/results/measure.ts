import { professions } from "#app/content/professions.ts";
import { findAsked } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { dayOf } from "#people/french-time.ts";
import { type Bucket, listReachedCalls } from "#people/reached-calls.ts";
import type { OutcomeFact, RequestFact } from "#workers/db/results.ts";
import { sayButton, sayPage } from "../source-words.ts";
import type { Comparison } from "./periods.ts";

/** Counts of a period and of the one before, in words people use. */

export interface Facts {
  catalogues: readonly string[];
  requests: readonly RequestFact[];
  bookings: readonly string[];
  outcomes: readonly OutcomeFact[];
}

export interface Series {
  now: number[];
  before: number[];
}

export type SeriesName = "catalogues" | "demandes" | "rendez-vous" | "joints" | "inscrits";

export interface RankRow {
  label: string;
  now: number;
  before: number;
  profession?: Profession | undefined;
}

type Described = Omit<RankRow, "now" | "before">;

export interface Ranking {
  title: string;
  by: string;
  rows: RankRow[];
}

export interface Results {
  comparison: Comparison;
  series: Record<SeriesName, Series>;
  rankings: Ranking[];
}

const ROWS_SHOWN = 8;
const SEARCH_ENGINES = ["google", "bing", "duckduckgo", "qwant", "ecosia", "yahoo"];

export function measure(facts: Facts, comparison: Comparison): Results {
  const perBucket = (days: readonly string[]): Series => ({
    now: countPerBucket(days, comparison.now),
    before: countPerBucket(days, comparison.before),
  });
  const reached = listReachedCalls(facts.outcomes, [...comparison.before, ...comparison.now]);
  const enrolled = reached.filter(({ status }) => status === "inscrit");
  const firstDay = comparison.now[0]?.from ?? "";
  const rank = (title: string, by: string, describe: (fact: RequestFact) => Described | Described[], others: string): Ranking => ({
    title,
    by,
    rows: rankRows(facts.requests, describe, firstDay, others),
  });
  return {
    comparison,
    series: {
      catalogues: perBucket(facts.catalogues.map(dayOf)),
      demandes: perBucket(facts.requests.map(({ at }) => dayOf(at))),
      "rendez-vous": perBucket(facts.bookings.map(dayOf)),
      joints: perBucket(reached.map(({ day }) => day)),
      inscrits: perBucket(enrolled.map(({ day }) => day)),
    },
    rankings: [
      rank("D’où viennent les demandes", "par page", ({ page }) => ({ label: sayPage(page) }), "Autres pages"),
      rank("Sur quoi on a cliqué", "par bouton", ({ source }) => ({ label: sayButton(source) }), "Autres boutons"),
      rank("Ce qui intéresse", "par programme", describeProgrammes, "Autres programmes"),
      rank("Comment on nous a trouvés", "par campagne", (fact) => ({ label: sayCampaign(fact) }), "Autres campagnes"),
      rank("Qui demande", "par profession", ({ profession }) => ({ label: professions[profession].catalogueLabel, profession }), "Autres"),
    ],
  };
}

function countPerBucket(days: readonly string[], buckets: readonly Bucket[]): number[] {
  return buckets.map(({ from, to }) => days.filter((day) => day >= from && day < to).length);
}

function rankRows(
  requests: readonly RequestFact[],
  describe: (fact: RequestFact) => Described | Described[],
  firstDay: string,
  others: string,
): RankRow[] {
  const rows = new Map<string, RankRow>();
  for (const fact of requests) {
    for (const described of [describe(fact)].flat()) {
      const row = rows.get(described.label) ?? { ...described, now: 0, before: 0 };
      if (dayOf(fact.at) >= firstDay) row.now++;
      else row.before++;
      rows.set(described.label, row);
    }
  }
  const sorted = [...rows.values()].sort((a, b) => b.now - a.now || b.before - a.before || a.label.localeCompare(b.label, "fr"));
  if (sorted.length <= ROWS_SHOWN + 1) return sorted;
  const rest = sorted.slice(ROWS_SHOWN);
  const sum = (name: "now" | "before") => rest.reduce((total, row) => total + row[name], 0);
  return [...sorted.slice(0, ROWS_SHOWN), { label: others, now: sum("now"), before: sum("before") }];
}

/** One request may be about several programmes. */
function describeProgrammes({ programme, reference, selection, page }: RequestFact): Described[] {
  const asked = findAsked({ selection, format_reference: reference }).map((found) => found.programme);
  const about = asked.length > 0 ? new Set(asked) : programmes.filter(({ id, path }) => id === programme || path === page).slice(0, 1);
  const described = [...about].map(describeProgramme);
  return described.length > 0 ? described : [{ label: "Sans programme" }];
}

function describeProgramme(programme: Programme): Described {
  const { shortTitle, profession } = programme;
  const hasNamesake = programmes.some((other) => other !== programme && other.shortTitle === shortTitle);
  const audience = profession === "generalistes" ? "médecins" : "infirmiers";
  return { label: typeset(hasNamesake ? `${shortTitle}, ${audience}` : shortTitle), profession };
}

function sayCampaign({ campaign, origin }: RequestFact): string {
  if (campaign) return campaign;
  if (origin === null) return "Sans campagne";
  return SEARCH_ENGINES.includes(origin.toLowerCase()) ? "Moteur de recherche" : origin;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
