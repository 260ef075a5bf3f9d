/** The domain's closed lists and URL parameters, apart from the schemas, which browsers never need. */

export const FORMATS = ["PI", "EPP", "FC"] as const;
export type Format = (typeof FORMATS)[number];
export const FORMATS_KEY = "formats";

export const PROFESSIONS = ["generalistes", "infirmiers"] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** How a visitor practises, which decides who pays. */
export const STATUSES = ["liberal-conventionne", "centre-de-sante", "salarie", "remplacant-ou-autre"] as const;
export type Status = (typeof STATUSES)[number];
export const STATUS_KEY = "statut";

/** Whether the agency pays their courses in a published year, within the year's hours, with an indemnity. */
export function isAgencyStatus(status: Status): boolean {
  return status === "liberal-conventionne" || status === "centre-de-sante";
}

/** Kinds of employer, which decide who pays. */
export const EMPLOYERS = ["hopital-public", "prive", "cabinet", "autre"] as const;
export type Employer = (typeof EMPLOYERS)[number];
export const EMPLOYER_KEY = "employeur";

/** How sure a record is; null stands for « not known ». */
export const CERTAINTIES = ["operator", "text", "reported", "announced"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Who pays an offer on the day it ends. */
export type PayerKind = "agency" | "employer" | "self" | "unknown";

/** Money that may help the payer, and what that help depends on. */
export const AIDS = [
  "training-plan",
  "dpc-medical",
  "anfh",
  "opco",
  "agency-by-opco",
  "agency-to-dpc-medical",
  "fif-pl",
  "none-faf-pm",
] as const;
export type AidKind = (typeof AIDS)[number];
export const AID_NEEDS = ["agreement", "written-answer", "qualiopi"] as const;
export type AidNeed = (typeof AID_NEEDS)[number];

/** What is known of an indemnity on the day an action ends. */
export type Standing = "confirmed" | "last-published" | "announced-lower" | "not-published" | "none";

/** The one line at an offer. */
export type LineKey = "in-time" | "in-time-no-period" | "ends-later" | "ends-later-no-period" | "year-unpublished" | "period-unpublished";
/** The one line at several. */
export type TogetherKey = LineKey | "partly-later" | "partly-later-no-period" | "over";

/** Items of « Ce qui est sûr, ce qui ne l'est pas », in their order. */
export const PROOFS = [
  "funding",
  "period",
  "obligation",
  "references",
  "agency-by-opco",
  "cut",
  "envelope",
  "later",
  "later-outside-agency",
  "centre",
  "qualiopi",
] as const;
export type ProofKey = (typeof PROOFS)[number];

/** What a request for a call is about, beyond the call: a quotation, or a year whose funding is not published yet. */
export const NEEDS = ["devis", "prochaine-annee"] as const;
export const [QUOTATION_NEED, NEXT_YEAR_NEED] = NEEDS;
export type Need = (typeof NEEDS)[number];

export const FAQ_CATEGORIES = ["DPC Général", "Obligations", "Éligibilité", "Plateforme", "Inscription", "Formations"] as const;

export function readOneOf<Value extends string>(query: URLSearchParams, key: string, values: readonly Value[]): Value | undefined {
  const asked = query.get(key);
  return values.find((value) => value === asked);
}
