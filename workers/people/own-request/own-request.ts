import { callHours } from "#app/content/callback.ts";
import { nameQuotedOffer } from "#app/content/quoted-offers.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import type { OwnCall, OwnQuotation, OwnRequest } from "#app/features/own-request/own-request-schema.ts";
import { OWN_KEY } from "#app/forms/form-rules.ts";
import { findRequestByKeyHash, type HeldTable, type RecordKey, type SentRecord } from "#workers/db/people.ts";
import type { CallbackRequestRow, Entry, QuotationRequestRow } from "#workers/db/schema.ts";
import { findAppointment, findNextCall } from "#workers/people/calls/next-call.ts";
import { hashOwnKey } from "#workers/people/identity/own-key.ts";
import { activeEntries, loadPerson, nameOf, type Person, type PersonRecord, readWaiting } from "#workers/people/identity/person.ts";
import { momentOf } from "#workers/people/labels/french-time.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";

/** A request as its sender sees it, by the key of the own link. */

const DAY_MS = 24 * 60 * 60_000;
/** A quotation's link outlives its call. */
const QUOTATION_DAYS = 30;
const SHOWN_DIGITS = 2;

export interface HeldRequest {
  person: Person;
  record: PersonRecord & { sent: Extract<SentRecord, { table: HeldTable }> };
  shown: OwnRequest;
}

/** Null for an unknown, expired or erased request: the page doesn't say which. Throws when a store fails. */
export async function findHeldRequest(stores: PeopleStores, key: string, now: Date): Promise<HeldRequest | null> {
  if (!OWN_KEY.test(key)) return null;
  const hash = await hashOwnKey(key);
  const found = (await findRequestByKeyHash(stores.database, hash)) ?? (await findWaitingRequest(stores, hash));
  const person = found && (await loadPerson(stores, nameOf(found), now));
  const record = person?.records.find(({ id }) => id === found?.id);
  if (!person || !isHeld(record)) return null;
  const { sent } = record;
  const shown = sent.table === "quotation_requests" ? describeOwnQuotation(record, sent) : describeOwnCall(person, record, sent, now);
  return isExpired(sent, shown, now) ? null : { person, record, shown };
}

/** D1 has not accepted it yet. */
async function findWaitingRequest(stores: PeopleStores, hash: string): Promise<RecordKey | null> {
  const { records } = await readWaiting(stores);
  const found = records.find((record) => "key_hash" in record && record.key_hash === hash);
  return found ? { table: found.table, id: found.id } : null;
}

function isHeld(record: PersonRecord | undefined): record is HeldRequest["record"] {
  return record !== undefined && "key_hash" in record.sent;
}

function describeOwnQuotation(record: HeldRequest["record"], { lines, establishment, email }: QuotationRequestRow): OwnQuotation {
  const isCancelled = activeEntries(record.entries).some(({ kind }) => kind === "cancelled");
  const answered = findNextCall(record, record.entries) === null ? "answered" : "open";
  return {
    kind: "quotation",
    reference: record.reference,
    establishment,
    maskedEmail: maskEmail(email),
    lines: lines.map((line) => ({ ...line, name: nameQuotedOffer(line.reference) })),
    state: isCancelled ? "cancelled" : answered,
  };
}

function describeOwnCall(person: Person, record: HeldRequest["record"], sent: CallbackRequestRow, now: Date): OwnCall {
  const noted = activeEntries(record.entries);
  const { jour, creneau } = findAppointment(sent, record.entries);
  const { programme, format_reference, besoin } = sent;
  const begun = jour !== null && momentOf(jour, callHours(jour, creneau)[0]) <= now.toISOString();
  return {
    kind: "call",
    reference: record.reference,
    code: sent.call_code,
    maskedPhone: maskPhone(record.telephone),
    jour,
    creneau,
    programme,
    format_reference,
    besoin,
    isMoved: noted.some(({ kind }) => kind === "moved"),
    state: findState(person, record, noted, begun),
    days: listCallbackDays(now),
  };
}

function findState(person: Person, record: PersonRecord, noted: readonly Entry[], begun: boolean): OwnCall["state"] {
  if (person.standing.telephone.state === "refused") return "refused";
  if (noted.findLast(({ kind }) => kind === "cancelled" || kind === "moved" || kind === "outcome")?.kind === "cancelled")
    return "cancelled";
  if (findNextCall(record, record.entries) === null) return "answered";
  return begun ? "begun" : "open";
}

function isExpired(sent: HeldRequest["record"]["sent"], shown: OwnRequest, now: Date): boolean {
  const isQuotation = shown.kind === "quotation" || shown.besoin === "devis";
  if (isQuotation) return now.getTime() > Date.parse(sent.created_at) + QUOTATION_DAYS * DAY_MS;
  return shown.jour !== null && momentOf(shown.jour, callHours(shown.jour, shown.creneau)[1]) <= now.toISOString();
}

/** « 06 12 34 56 78 » → « 06 •• •• •• 78 »: enough for its owner to recognise it. */
export function maskPhone(telephone: string): string {
  const digits = telephone.replace(/\D/g, "").length;
  let seen = 0;
  return telephone.replace(/\d/g, (digit) => {
    seen++;
    return seen <= SHOWN_DIGITS || seen > digits - SHOWN_DIGITS ? digit : "•";
  });
}

/** « formation@exemple.fr » → « f••••••••@exemple.fr » */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return email.slice(0, 1) + "•".repeat(Math.max(0, at - 1)) + email.slice(at);
}
