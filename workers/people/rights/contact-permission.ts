import { type ConsentedTable, consentVersions } from "#app/content/consent-versions.ts";
import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import type { KeptOpposition } from "#workers/db/opposition-list.ts";
import type { SentRecord } from "#workers/db/people.ts";
import type { Entry } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type ContactChannel } from "#workers/db/vocabulary.ts";
import type { Person, PersonRecord } from "#workers/people/identity/person.ts";
import { listAddressKeys } from "#workers/people/identity/person-keys.ts";
import { hashAddresses } from "#workers/storage/opposition-key.ts";
import type { PeopleStores } from "./opposition-list.ts";

/** Permission derives from all consents, refusals and agreements, which never change. */

/** Sent with a form that has a box. */
type ConsentedRecord = Extract<SentRecord, { table: ConsentedTable }>;

export interface Consent {
  sent: ConsentedRecord;
  channel: ContactChannel;
  isGiven: boolean;
}

export interface ContactStanding {
  /**
   * `quotation`: about that quotation, and nothing else. `unsure`: asked for after a refusal, under a name anyone can type.
   * `never`: no box ticked. `expired`: past the CNIL's limit.
   */
  state: "accepted" | "quotation" | "unsure" | "refused" | "never" | "expired";
  /** ISO 8601, for `unsure` the time of the refusal; null for `never`. */
  at: string | null;
  isOpposition?: boolean;
}

/** A callback request requires its box, yet proves nothing without its sentence. */
export function consentsOf(sent: SentRecord): Consent[] {
  if (sent.table === "quotation_requests") return [];
  if (sent.table === "callback_requests") return [{ sent, channel: "telephone", isGiven: sent.consent_at !== null }];
  return [
    { sent, channel: "telephone", isGiven: sent.consent_phone },
    { sent, channel: "email", isGiven: sent.consent_email },
  ];
}

/** Whether the record asks for an answer on that channel: a quotation's sender gives the e-mail, and maybe a telephone. */
function asksOn(channel: ContactChannel, sent: SentRecord): boolean {
  return sent.table === "quotation_requests" && sent[channel] !== null;
}

/** Undefined for an unknown version. */
export function findSentence({ sent, channel }: Consent): string | undefined {
  return consentVersions[sent.table].find(({ version }) => version === sent.consent_text_version)?.words[channel];
}

const REACHED: readonly (string | null)[] = ["joint", "inscrit"];

/** GDPR, articles 7 and 21. Only an adviser's entry ends a refusal; a later consent makes it `unsure`. */
export function findStanding(
  channel: ContactChannel,
  records: readonly PersonRecord[],
  /** Without undone ones. */
  holding: readonly Entry[],
  opposed: readonly KeptOpposition[],
  now: Date,
): ContactStanding {
  // Robots' consents don't count, and an unticked box withdraws nothing.
  const trusted = records.filter(({ isSetAside }) => !isSetAside).map(({ sent }) => sent);
  const spoken = holding.filter(({ status }) => REACHED.includes(status));
  const given = trusted
    .flatMap(consentsOf)
    .filter((consent) => consent.channel === channel && consent.isGiven)
    .map(({ sent }) => sent.created_at);
  const asked = trusted.filter((sent) => asksOn(channel, sent)).map(({ created_at }) => created_at);
  const agreement = holding.findLast((entry) => entry.kind === "agreement" && entry.channel === channel);
  const refusal = findLastRefusal(channel, holding, opposed);
  if (refusal) {
    const [first] = [...given, ...asked].filter((at) => at > refusal.at).sort();
    const refused = { at: refusal.at, isOpposition: refusal.isOpposition };
    if (first === undefined) return { state: "refused", ...refused };
    const isSettled = channel === "telephone" && spoken.some(({ at }) => at > first);
    if (!isSettled) return { state: "unsure", ...refused };
  }
  const consented = [...given, ...(agreement ? [agreement.at] : [])].sort().at(-1);
  const accepted = consented ?? asked.sort().at(-1);
  if (accepted === undefined) return { state: "never", at: null };
  // Last submission or conversation.
  const contacts = [accepted, ...trusted.map(({ created_at }) => created_at), ...spoken.map(({ at }) => at)];
  const contact = contacts.sort().at(-1) ?? accepted;
  if (contact < monthsBefore(now, privacyRules.prospectYears * 12).toISOString()) return { state: "expired", at: contact };
  return { state: consented === undefined ? "quotation" : "accepted", at: accepted };
}

function findLastRefusal(channel: ContactChannel, holding: readonly Entry[], opposed: readonly KeptOpposition[]) {
  const isOnChannel = (answer: { channel: string | null }) => answer.channel === channel;
  const answers: { at: string; isRefused: boolean; isOpposition?: boolean }[] = [
    ...opposed.filter(isOnChannel).map(({ refused_at }) => ({ at: refused_at, isRefused: true, isOpposition: true })),
    ...holding.filter(isOnChannel).map(({ at, kind }) => ({ at, isRefused: kind === "refusal" })),
  ];
  const last = answers.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last?.isRefused ? last : undefined;
}

/** The last word on each channel, where it is a refusal; of entries without undone ones. */
export function listStandingRefusals(holding: readonly Entry[]): Entry[] {
  const last = CONTACT_CHANNELS.map((channel) => holding.findLast((entry) => entry.channel === channel));
  return last.filter((entry) => entry?.kind === "refusal") as Entry[];
}

/** Refusals that outlive their records, even `unsure` ones, by hash of each address. */
export async function listOppositionsToKeep(stores: PeopleStores, people: readonly Person[], now: Date): Promise<KeptOpposition[]> {
  const refusals = people.flatMap((person) =>
    CONTACT_CHANNELS.flatMap((channel) => {
      const { state, at } = person.standing[channel];
      const isHeld = state === "refused" || state === "unsure";
      return isHeld && at !== null ? person.records.flatMap(listAddressKeys).map((address) => ({ address, channel, refused_at: at })) : [];
    }),
  );
  if (refusals.length === 0) return [];
  const hashes = await hashAddresses(stores.outbox, [...new Set(refusals.map(({ address }) => address))]);
  return refusals.map(({ address, channel, refused_at }) => ({
    hash: hashes.get(address) ?? "",
    channel,
    refused_at,
    kept_since: now.toISOString(),
  }));
}
