import type { PayerFacts } from "#app/content/payers/records.ts";
import { payerFacts } from "#app/content/payers/records.ts";
import type { ClaimSource } from "#app/content/schema.ts";
import type { AidKind, AidNeed, Certainty, Employer, PayerKind, Profession, Status } from "#app/content/vocabulary.ts";
import type { Day, When } from "./when.ts";

/** Null: not said. An unknown status is answered as « eligible for the agency ». */
export interface Visitor {
  status: Status | null;
  employer: Employer | null;
}

/** Of whom nothing is said. */
export const NOBODY: Visitor = { status: null, employer: null };

interface Aid {
  from: AidKind;
  needs: readonly AidNeed[];
}

export interface Payer {
  kind: PayerKind;
  /** Null where the payer is unknown. */
  certainty: Certainty | null;
  aids: readonly Aid[];
  /** Whether what the agency does for this person is published for the end. */
  isAgencyPartKnown: boolean;
  /** Whether a letter gives it as its reason. */
  hasReason: boolean;
}

interface Proved {
  certainty: Certainty;
  sources: readonly ClaimSource[];
}

export function isRead({ readOn }: ClaimSource): boolean {
  return readOn !== null;
}

/** A claim whose sources nobody has read is the operator's. */
export function certaintyOf({ certainty, sources }: Proved): Certainty {
  return sources.some(isRead) ? certainty : "operator";
}

/** An employer or the person pays: the agency gives nothing. */
export function isOutsideAgency(kind: PayerKind): kind is "employer" | "self" {
  return kind === "employer" || kind === "self";
}

export function factsOf(profession: Profession, { status, employer }: Visitor): PayerFacts {
  const known = status ?? "liberal-conventionne";
  return payerFacts[profession][known === "salarie" ? (employer ?? known) : known];
}

export function readPayer(profession: Profession, person: Visitor, { ends, funding }: When): Payer {
  const facts = factsOf(profession, person);
  if (facts.kind === "agency") {
    const certainty = funding && certaintyOf(funding);
    return { kind: funding ? "agency" : "unknown", certainty, aids: [], isAgencyPartKnown: funding !== null, hasReason: false };
  }
  const holds = (until: Day | null) => until !== null && ends <= until;
  const aids = facts.aids.filter(({ until }) => until === null || holds(until)).map(({ from, needs }) => ({ from, needs }));
  const isAgencyPartKnown = holds(facts.agencyUntil);
  const hasReason = facts.hasReason && isAgencyPartKnown;
  return { kind: facts.kind, certainty: certaintyOf(facts), aids, isAgencyPartKnown, hasReason };
}
