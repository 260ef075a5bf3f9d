import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import type { CallbackRequestRow, CatalogueDownload, ConsentSentence, ContactRefusal, FollowUpEntry } from "#workers/db/schema.ts";
import { type ContactChannel, HONEYPOT, OPPOSITION } from "#workers/db/vocabulary.ts";
import { latest, standingEntries } from "./entries.ts";

/** Whether a person may be called, or written to, now: derived from all consents and refusals, which themselves never change. */

export type SentRecord = ({ table: "catalogue_downloads" } & CatalogueDownload) | ({ table: "callback_requests" } & CallbackRequestRow);

/** What a submission says of one channel: the answer to one sentence, shown on one page. */
type Consent = ReturnType<typeof consentsOf>[number];

export interface ContactStanding {
  /**
   * `unsure`: accepted on the site after a refusal, under a name and an address that anybody can type; an adviser's word settles it.
   * `never`: no box was ticked. `expired`: the last contact is older than the CNIL advises.
   */
  state: "accepted" | "unsure" | "refused" | "never" | "expired";
  /** When it came to be so (ISO 8601), for `unsure` when it had been refused; null for `never`. */
  at: string | null;
  /** Whether the refusal was kept from records that are gone (people/oppositions.ts). */
  isOpposition?: true;
}

/** The answers that a submission gave. A request for a call cannot be sent without its box; it proves nothing without its sentence. */
export function consentsOf(record: SentRecord) {
  const given: [ContactChannel, boolean][] =
    record.table === "callback_requests"
      ? [["telephone", record.consent_at !== null]]
      : [
          ["telephone", record.consent_phone],
          ["email", record.consent_email],
        ];
  return given.map(([channel, isGiven]) => ({
    table: record.table,
    channel,
    isGiven,
    /** ISO 8601. */
    at: record.created_at,
    page: record.source_page,
    /** Of the sentence, in consent_sentences. */
    version: record.consent_text_version,
    /** Why what was ticked proves nothing; null for an ordinary answer. */
    fault: record.consent_fault ?? null,
  }));
}

/** The consents of a channel that count. What fell into the honeypot is none, for nobody is known to have given it. */
export function listGiven(channel: ContactChannel, records: readonly SentRecord[]): Consent[] {
  const trusted = records.filter(({ suspect }) => suspect !== HONEYPOT);
  return trusted.flatMap(consentsOf).filter((consent) => consent.channel === channel && consent.isGiven);
}

/** The words that a consent answered; undefined when that version of them is not known. */
export function findSentence(sentences: readonly ConsentSentence[], { table, version, channel }: Consent): string | undefined {
  return sentences.find((known) => known.record_table === table && known.version === version && known.channel === channel)?.words;
}

/**
 * The standing of a person on a channel. A refusal ends with an adviser's word: an entry that lifts it or, after a new consent, the outcome
 * of a call to the person. A consent alone makes it unsure, for whoever knows a name and a telephone can give it; a box left unticked
 * withdraws nothing.
 */
export function findStanding(
  channel: ContactChannel,
  records: readonly SentRecord[],
  refusals: readonly ContactRefusal[],
  followUps: readonly FollowUpEntry[],
  now: Date,
): ContactStanding {
  const trusted = records.filter(({ suspect }) => suspect !== HONEYPOT);
  const given = listGiven(channel, records);
  const decision = latest(standingEntries(refusals).filter((refusal) => refusal.channel === channel));
  const spoken = standingEntries(followUps).filter(({ status }) => status === "joint" || status === "inscrit");
  if (decision?.is_refused) {
    const first = given
      .map(({ at }) => at)
      .filter((at) => at > decision.at)
      .sort()[0];
    const refused = { at: decision.at, ...(decision.author === OPPOSITION && { isOpposition: true as const }) };
    if (first === undefined) return { state: "refused", ...refused };
    const isSettled = channel === "telephone" && spoken.some(({ at }) => at > first);
    if (!isSettled) return { state: "unsure", ...refused };
  }
  const accepted = latest(given);
  if (accepted === undefined) return { state: "never", at: null };
  // The last time that the person wrote to us or spoke with us.
  const contact = latest([...trusted.map(({ created_at }) => ({ at: created_at })), ...spoken])?.at ?? accepted.at;
  if (contact < monthsBefore(now, privacyRules.prospectYears * 12).toISOString()) return { state: "expired", at: contact };
  return { state: "accepted", at: accepted.at };
}
