import type { Context } from "hono";
import { type ConsentedTable, consentVersions } from "#app/content/consent-versions.ts";
import { findSelection } from "#app/content/programmes/find-offer.ts";
import type { Booking } from "#app/features/callback/booking-schema.ts";
import type { CallbackRequest } from "#app/features/callback/request-schema.ts";
import type { CatalogueLead } from "#app/features/catalogue/lead-schema.ts";
import type { QuotationRequest } from "#app/features/quotation/quotation-schema.ts";
import { cleanTextWithin } from "#app/forms/form-rules.ts";
import type { SaveResult } from "#app/request-context.ts";
import { deriveCallCode, deriveOwnKey, hashOwnKey, makeOwnKey } from "#workers/people/identity/own-key.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { readSubject, recordKinds } from "#workers/people/records/record-kinds.ts";
import { saveRecord } from "#workers/people/records/save-record.ts";
import type { AppEnv } from "../app-env.ts";
import type { Records } from "../db/schema.ts";
import type { ConsentFault, Doubt, RecordTable } from "../db/vocabulary.ts";
import { HONEYPOT, MISSING_VERSION, TOO_FAST, UNKNOWN_VERSION } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { announceRecord } from "../notifications/announce-records.ts";
import { addToOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { readAttribution } from "./attribution.ts";
import { isAllowed, listRepeated, tooManyRequests } from "./rate-limits.ts";

const USER_AGENT_MAX_LENGTH = 300;
/** Faster than anybody types. */
const MINIMUM_FILL_TIME_MS = 3000;

export async function submitCatalogueLead(c: Context<AppEnv>, { id, fill_time_ms, ...body }: CatalogueLead): Promise<SaveResult> {
  const { champ_vide, consent_phone, consent_email, consent_text_version, cle, ...lead } = body;
  const created_at = new Date().toISOString();
  const shown = readShownConsent("catalogue_downloads", consent_text_version);
  const isProved = shown.consent_fault === null;
  const { call_code } = await makeOwn(cle, id);
  return submit(c, "catalogue_downloads", {
    id: await chooseRecordId("catalogue_downloads", id, body),
    created_at,
    ...lead,
    ...readAttribution(c, lead),
    ...shown,
    consent_phone: isProved && consent_phone,
    consent_email: isProved && consent_email,
    consent_at: isProved && (consent_phone || consent_email) ? created_at : null,
    suspect: findDoubt(champ_vide, fill_time_ms),
    call_code: isProved && consent_phone ? call_code : null,
  });
}

export async function submitCallbackRequest(c: Context<AppEnv>, { id, fill_time_ms, ...body }: CallbackRequest): Promise<SaveResult> {
  const { champ_vide, consent: _, consent_text_version, cle, ...request } = body;
  const created_at = new Date().toISOString();
  const shown = readShownConsent("callback_requests", consent_text_version);
  const { key, key_hash, call_code } = await makeOwn(cle, id);
  const saved = await submit(c, "callback_requests", {
    id: await chooseRecordId("callback_requests", id, body),
    created_at,
    ...request,
    ...readSubject(request),
    selection: readSelection(request.selection),
    ...readAttribution(c, request),
    ...shown,
    consent_at: shown.consent_fault === null ? created_at : null,
    suspect: findDoubt(champ_vide, fill_time_ms),
    call_code,
    key_hash,
  });
  return saved.ok ? { ...saved, key } : saved;
}

/** No box: it answers the sender's own request (GDPR, article 6.1.b). */
export async function submitQuotationRequest(c: Context<AppEnv>, { id, fill_time_ms, ...body }: QuotationRequest): Promise<SaveResult> {
  const { champ_vide, cle, ...request } = body;
  const { key, key_hash } = await makeOwn(cle, id);
  const saved = await submit(c, "quotation_requests", {
    id: await chooseRecordId("quotation_requests", id, body),
    created_at: new Date().toISOString(),
    ...request,
    source_type: null,
    ...readAttribution(c, request),
    suspect: findDoubt(champ_vide, fill_time_ms),
    key_hash,
  });
  return saved.ok ? { ...saved, key } : saved;
}

/** A program may send no key: its idempotency key then gives the same link at each retry. */
async function makeOwn(sentKey: string | undefined, idempotencyKey: string | undefined) {
  const key = sentKey ?? (idempotencyKey ? await deriveOwnKey(idempotencyKey) : makeOwnKey());
  return { key, key_hash: await hashOwnKey(key), call_code: await deriveCallCode(key, idempotencyKey ?? crypto.randomUUID()) };
}

export async function submitBooking(c: Context<AppEnv>, { id, ...booking }: Booking): Promise<SaveResult> {
  return submit(c, "calendly_bookings", {
    id: await chooseRecordId("calendly_bookings", id, booking),
    created_at: new Date().toISOString(),
    ...booking,
    ...readSubject(booking),
    selection: readSelection(booking.selection),
    ...readAttribution(c, booking),
    user_agent: cleanTextWithin(USER_AGENT_MAX_LENGTH, c.req.header("User-Agent") ?? "") || null,
  });
}

async function submit<Table extends RecordTable>(c: Context<AppEnv>, table: Table, record: Records[Table]): Promise<SaveResult> {
  if (!(await isAllowed(c, table, listRepeated(table, record)))) return { ok: false, status: 429, error: tooManyRequests };
  try {
    const kept = saveOrQueue(c.env, table, record);
    // Storage must outlive a visitor who leaves while D1 hangs.
    c.executionCtx.waitUntil(kept.catch(() => undefined));
    if (await kept) c.executionCtx.waitUntil(announceRecord(c.env, table, record));
    const code = "call_code" in record ? record.call_code : null;
    return { ok: true, id: record.id, reference: formatReference(record.id), code };
  } catch (error) {
    logError("record-lost", error, { table });
    return { ok: false, status: 503, error: recordKinds[table].failure };
  }
}

function readSelection(selection: string | undefined): string | null {
  const references = findSelection(selection).map(({ offer }) => offer.reference);
  return references.join(".") || null;
}

/** Why the shown version proves nothing: missing, or never released. */
function readShownConsent(table: ConsentedTable, version = ""): { consent_text_version: string; consent_fault: ConsentFault | null } {
  const isReleased = consentVersions[table].some((released) => released.version === version);
  const fault = version === "" ? MISSING_VERSION : UNKNOWN_VERSION;
  return { consent_text_version: version, consent_fault: isReleased ? null : fault };
}

/** Doubts are stored, never a reason to reject. */
function findDoubt(honeypot: string | undefined, fillTimeMs: number | undefined): Doubt | null {
  if (honeypot) return HONEYPOT;
  return fillTimeMs !== undefined && fillTimeMs < MINIMUM_FILL_TIME_MS ? TOO_FAST : null;
}

/** The idempotency key with the same body gives the same id, so retries are safe; without a key, random. */
export async function chooseRecordId(
  table: RecordTable,
  idempotencyKey: string | undefined,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([table, idempotencyKey, fields]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // UUID version 8 (RFC 9562).
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Idempotent: D1, else the outbox, which the cron replays. Returns whether the record is new. Throws when both stores fail. */
async function saveOrQueue<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<boolean> {
  try {
    return await saveRecord(env.DB, table, record);
  } catch (error) {
    logError("record-sent-to-outbox", error, { table });
    await withinTimeLimit("R2", addToOutbox(env.OUTBOX, table, record));
    return false;
  }
}
