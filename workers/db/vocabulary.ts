/** The words of columns that operators read or write. */

/** What came of a call. */
export const OUTCOMES = ["joint", "pas-de-reponse", "a-rappeler", "inscrit", "sans-suite"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What advisers note about a person. */
export const ENTRY_KINDS = ["outcome", "note", "refusal", "lifting", "agreement", "genuine", "correction", "undo"] as const;

/** By which a person accepts, or refuses, to be reached. */
export const CONTACT_CHANNELS = ["telephone", "email"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** The source of a request that an adviser entered for somebody who called or wrote; no visitor can send it. */
export const BY_TELEPHONE = "telephone";

/** The tables of what visitors leave. */
export const RECORD_TABLES = ["catalogue_downloads", "callback_requests", "calendly_bookings"] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

/** The tables whose records name a person. */
export const PERSON_TABLES = ["catalogue_downloads", "callback_requests"] as const;
export type PersonTable = (typeof PERSON_TABLES)[number];

/** By what results are shown. */
export const PERIOD_UNITS = ["week", "month"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Why an automatic check distrusts a submission: a bot filled in the honeypot, or nobody fills in a form so fast. */
export const DOUBTS = ["trap", "too-fast"] as const;
export type Doubt = (typeof DOUBTS)[number];
export const [HONEYPOT, TOO_FAST] = DOUBTS;

/** Why what was ticked proves no consent: the form said no version of its sentences, or one that was never released. */
export const CONSENT_FAULTS = ["missing-version", "unknown-version"] as const;
export type ConsentFault = (typeof CONSENT_FAULTS)[number];
export const [MISSING_VERSION, UNKNOWN_VERSION] = CONSENT_FAULTS;
