import { findAsked } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import type { Facts, SentFact, VisitFact } from "#workers/db/results.ts";
import { dayOf } from "./french-time.ts";
import { sayCatalogue } from "./record-words.ts";
import { type Bucket, type Comparison, listReachedCalls } from "./result-periods.ts";
import { AUDIENCES, sayButton, sayPage } from "./source-words.ts";

/** Counts of a period and of the one before, in words people use. */

export interface Series {
  now: number[];
  before: number[];
  /** So far in the week or month that is not over. */
  current: number;
}

interface RankRow {
  label: string;
  now: number;
  before: number;
  profession?: Profession | undefined;
}

type Described = Omit<RankRow, "now" | "before">;

export type Results = ReturnType<typeof measure>;
export type Ranking = Results["rankings"][number];
/** What one campaign brought in this period. */
export type CampaignRow = { label: string } & typeof NOTHING;

const NOTHING = { catalogues: 0, demandes: 0, "rendez-vous": 0, inscrits: 0 };
type CampaignFigure = keyof typeof NOTHING;

const ROWS_SHOWN = 8;
const SEARCH_ENGINES = ["google", "bing", "duckduckgo", "qwant", "ecosia", "yahoo"];

export function measure(facts: Facts, comparison: Comparison) {
  const { before, now, current } = comparison;
  const count = (events: readonly { at: string }[]): Series => {
    const days = events.map(({ at }) => dayOf(at));
    const countIn = ({ from, to }: Bucket) => days.filter((day) => day >= from && day < to).length;
    return { now: now.map(countIn), before: before.map(countIn), current: countIn(current) };
  };
  const reached = listReachedCalls(facts.outcomes, [...before, ...now, current]);
  const enrolled = reached.filter(({ status }) => status === "inscrit");
  const rank = (title: string, by: string, describe: (fact: SentFact) => Described | Described[], others: string) => {
    return { title, by, rows: rankRows(facts.requests, describe, comparison, others) };
  };
  const brought = { catalogues: facts.catalogues, demandes: facts.requests, "rendez-vous": facts.bookings, inscrits: enrolled };
  return {
    comparison,
    series: {
      catalogues: count(facts.catalogues),
      demandes: count(facts.requests),
      "rendez-vous": count(facts.bookings),
      joints: count(reached),
      inscrits: count(enrolled),
    },
    rankings: [
      rank("D’où viennent les demandes", "par page", ({ page }) => ({ label: sayPage(page) }), "Autres pages"),
      rank("Sur quoi on a cliqué", "par bouton", ({ source }) => ({ label: sayButton(source) }), "Autres boutons"),
      rank("Ce qui intéresse", "par programme", describeProgrammes, "Autres programmes"),
      rank(
        "Qui demande",
        "par profession",
        ({ profession }) => ({ label: sayCatalogue(profession), profession: profession ?? undefined }),
        "Autres",
      ),
    ],
    campaigns: countCampaigns(brought, now),
  };
}

/** Whether a day lies in one of the buckets, which follow one another. */
function isWithin(day: string, buckets: readonly Bucket[]): boolean {
  return day >= (buckets[0]?.from ?? "") && day < (buckets.at(-1)?.to ?? "");
}

function rankRows(
  requests: readonly SentFact[],
  describe: (fact: SentFact) => Described | Described[],
  { now, before }: Comparison,
  others: string,
): RankRow[] {
  const rows = new Map<string, RankRow>();
  for (const fact of requests) {
    const day = dayOf(fact.at);
    const period = isWithin(day, now) ? "now" : isWithin(day, before) ? "before" : null;
    if (period === null) continue;
    for (const described of [describe(fact)].flat()) {
      const row = rows.get(described.label) ?? { ...described, now: 0, before: 0 };
      row[period]++;
      rows.set(described.label, row);
    }
  }
  const sorted = [...rows.values()].sort((a, b) => b.now - a.now || b.before - a.before || a.label.localeCompare(b.label, "fr"));
  if (sorted.length <= ROWS_SHOWN + 1) return sorted;
  const rest = sorted.slice(ROWS_SHOWN);
  const sum = (name: "now" | "before") => total(rest.map((row) => row[name]));
  return [...sorted.slice(0, ROWS_SHOWN), { label: others, now: sum("now"), before: sum("before") }];
}

/** One request may be about several programmes. */
function describeProgrammes({ programme, reference, selection, page }: SentFact): Described[] {
  const asked = findAsked({ selection, format_reference: reference }).map((found) => found.programme);
  const about = asked.length > 0 ? new Set(asked) : programmes.filter(({ id, path }) => id === programme || path === page).slice(0, 1);
  const described = [...about].map(describeProgramme);
  return described.length > 0 ? described : [{ label: "Sans programme" }];
}

function describeProgramme(programme: Programme): Described {
  const { shortTitle, profession } = programme;
  const hasNamesake = programmes.some((other) => other !== programme && other.shortTitle === shortTitle);
  return { label: typeset(hasNamesake ? `${shortTitle}, ${AUDIENCES[profession]}` : shortTitle), profession };
}

function countCampaigns(facts: Record<CampaignFigure, readonly VisitFact[]>, now: readonly Bucket[]): CampaignRow[] {
  const rows = new Map<string, CampaignRow>();
  for (const [figure, list] of Object.entries(facts) as [CampaignFigure, readonly VisitFact[]][]) {
    for (const fact of list) {
      if (!isWithin(dayOf(fact.at), now)) continue;
      const label = sayCampaign(fact);
      const row = rows.get(label) ?? { label, ...NOTHING };
      row[figure]++;
      rows.set(label, row);
    }
  }
  const contacts = ({ catalogues, demandes, "rendez-vous": bookings }: CampaignRow) => catalogues + demandes + bookings;
  return [...rows.values()].sort((a, b) => contacts(b) - contacts(a) || b.inscrits - a.inscrits || a.label.localeCompare(b.label, "fr"));
}

function sayCampaign({ campaign, origin }: VisitFact): string {
  if (campaign) return campaign;
  if (origin === null) return "Sans campagne";
  return SEARCH_ENGINES.includes(origin.toLowerCase()) ? "Moteur de recherche" : origin;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
