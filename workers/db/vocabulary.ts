/** Words stored in columns that operators read or write. */

export const OUTCOMES = ["joint", "pas-de-reponse", "a-rappeler", "inscrit", "sans-suite", "devis-envoye"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const ENTRY_KINDS = [
  "outcome",
  "note",
  "refusal",
  "lifting",
  "agreement",
  "genuine",
  "correction",
  "same",
  "apart",
  "moved",
  "cancelled",
  "entered",
  "undo",
] as const;

/** Author of what visitors do by their own link. */
export const THE_PERSON = "la personne";

export const NOTE_MAX_LENGTH = 2000;

export const CONTACT_CHANNELS = ["telephone", "email"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Source of requests entered by advisers; the public form refuses it. */
export const BY_TELEPHONE = "telephone";

export const RECORD_TABLES = ["catalogue_downloads", "callback_requests", "quotation_requests", "calendly_bookings"] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

export const FIGURES = [...RECORD_TABLES, "joint", "inscrit"] as const;
export type Figure = (typeof FIGURES)[number];

export const PERSON_TABLES = ["catalogue_downloads", "callback_requests", "quotation_requests"] as const;
export type PersonTable = (typeof PERSON_TABLES)[number];

export const PERIOD_UNITS = ["week", "month"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Why a submission is distrusted: honeypot filled in, or form completed implausibly fast. */
export const DOUBTS = ["trap", "too-fast"] as const;
export type Doubt = (typeof DOUBTS)[number];
export const [HONEYPOT, TOO_FAST] = DOUBTS;

/** Why a ticked box proves nothing: no sentence version, or one never released. */
export const CONSENT_FAULTS = ["missing-version", "unknown-version"] as const;
export type ConsentFault = (typeof CONSENT_FAULTS)[number];
export const [MISSING_VERSION, UNKNOWN_VERSION] = CONSENT_FAULTS;
