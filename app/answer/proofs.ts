import type { ClaimSource } from "#app/content/schema.ts";
import { type AidKind, type Certainty, PROOFS, type Profession, type ProofKey } from "#app/content/vocabulary.ts";
import type { Year, Years } from "#app/content/year-schema.ts";
import { announcedOf } from "./indemnity.ts";
import { type Day, latest, type When, yearOf } from "./when.ts";
import { certaintyOf, factsOf, isOutsideAgency, isRead, type Payer, type Visitor } from "./who.ts";

export interface Proof {
  id: ProofKey;
  /** Null: not known. */
  certainty: Certainty | null;
  /** Those that somebody has read. */
  sources: readonly ClaimSource[];
  /** Last day of what is proved; null where it has none. */
  until: Day | null;
  isPast: boolean;
  /** The year that the proof is about. */
  year: string;
  hours?: Readonly<Record<Profession, number>>;
  share?: NonNullable<Year["announced"]>["share"];
  period?: NonNullable<Year["period"]>;
}

interface Asked {
  profession: Profession;
  person: Visitor;
  payer: Payer;
  when: When;
  day: Day;
  records: Years;
  /** Whether the provider's Qualiopi certificate is published. */
  hasCertificate: boolean;
}

/** What an answer rests on, in the order of PROOFS. */
export function readProofs({ profession, person, payer, when, day, records, hasCertificate }: Asked): Proof[] {
  const year = yearOf(day);
  const { fundingOfDay, funding, ends } = when;
  const prove = (id: ProofKey, record: Dated | null | undefined, more?: Partial<Proof>) => (record ? [proveOn(day, id, record, more)] : []);
  const tell = (isTold: boolean, id: ProofKey, of = year) => (isTold ? [leaveOpen(id, of)] : []);
  const period = latest("period", records);
  const announced = fundingOfDay && announcedOf(year, records);
  return [
    ...prove("funding", fundingOfDay, { hours: fundingOfDay?.hours }),
    ...prove("period", period && { certainty: "text", ...period }, { period: period ?? undefined }),
    ...prove("obligation", latest("obligation", records)),
    ...prove("references", latest("references", records)),
    ...prove("agency-by-opco", hasAid(payer, "agency-by-opco") ? { ...factsOf(profession, person), until: ends } : null),
    ...prove("cut", announced, { share: announced?.share }),
    ...tell(fundingOfDay !== null && records[year]?.envelope !== undefined, "envelope"),
    ...tell(funding === null, isOutsideAgency(payer.kind) ? "later-outside-agency" : "later", yearOf(ends)),
    ...tell(person.status === "centre-de-sante", "centre"),
    ...tell(!hasCertificate && payer.aids.some(({ needs }) => needs.includes("qualiopi")), "qualiopi"),
  ];
}

interface Dated {
  certainty: Certainty;
  sources: readonly ClaimSource[];
  until: Day;
}

function proveOn(day: Day, id: ProofKey, record: Dated, more?: Partial<Proof>): Proof {
  const { until, sources } = record;
  return { id, certainty: certaintyOf(record), sources: sources.filter(isRead), until, isPast: until < day, year: yearOf(until), ...more };
}

function leaveOpen(id: ProofKey, year: string): Proof {
  return { id, certainty: null, sources: [], until: null, isPast: false, year };
}

function hasAid({ aids }: Payer, kind: AidKind): boolean {
  return aids.some(({ from }) => from === kind);
}

/** Those of several answers, each once. */
export function joinProofs(all: ReadonlyArray<readonly Proof[]>): Proof[] {
  const named = new Map(all.flat().map((proof) => [`${proof.id}.${proof.year}`, proof]));
  return [...named.values()].toSorted((a, b) => PROOFS.indexOf(a.id) - PROOFS.indexOf(b.id) || a.year.localeCompare(b.year));
}
