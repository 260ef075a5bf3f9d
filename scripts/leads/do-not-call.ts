import { privacyRules } from "#app/content/legal/constants.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import { phoneKey } from "#workers/people/phone.ts";
import { monthsBefore } from "#workers/scheduled/purge-expired.ts";
import type { Stores } from "../stores/stores.ts";
import type { CallbackRow, LeadRow } from "./records.ts";

/** Who may not be called, and why. */

/** When a person last asked not to be called any more (ISO 8601), by telephone and by e-mail. */
export type Refusals = ReadonlyMap<string, string>;

/** A request not to be called holds for every record of the person, whichever it was noted on. */
export async function readRefusals(stores: Stores): Promise<Refusals> {
  const rows = await stores.query<{ telephone: string; email: string | null; changed_at: string }>(
    `SELECT r.telephone, r.email, f.changed_at FROM lead_follow_ups f JOIN catalogue_downloads r ON r.id = f.record_id
     WHERE f.record_table = 'catalogue_downloads' AND f.status = 'ne-plus-appeler'
     UNION ALL
     SELECT r.telephone, NULL, f.changed_at FROM lead_follow_ups f JOIN callback_requests r ON r.id = f.record_id
     WHERE f.record_table = 'callback_requests' AND f.status = 'ne-plus-appeler'`,
  );
  const refusals = new Map<string, string>();
  for (const { telephone, email, changed_at } of rows) {
    for (const key of keysOf(telephone, email)) {
      if (changed_at > (refusals.get(key) ?? "")) refusals.set(key, changed_at);
    }
  }
  return refusals;
}

/** Why a record's person may not be called now; null when they may. A consent given after the refusal lifts it. */
export function findDoNotCallReason(record: LeadRow | CallbackRow, refusals: Refusals, now: Date): string | null {
  const hasConsent = "consent_phone" in record ? record.consent_phone === 1 : true;
  if (!hasConsent || record.consent_at === null) return "sans consentement";
  const consentAt = record.consent_at;
  const email = "email" in record ? record.email : null;
  if (keysOf(record.telephone, email).some((key) => (refusals.get(key) ?? "") >= consentAt)) return "à sa demande";
  const limit = monthsBefore(now, privacyRules.prospectYears * 12).toISOString();
  return lastContactOf(record) < limit ? `sans contact depuis ${formatYears(privacyRules.prospectYears)}` : null;
}

/** The last time that the person wrote to us or spoke with us. */
function lastContactOf({ created_at, follow_up_status, follow_up_changed_at }: LeadRow | CallbackRow): string {
  const hasSpoken = follow_up_status === "joint" || follow_up_status === "inscrit";
  return hasSpoken && follow_up_changed_at && follow_up_changed_at > created_at ? follow_up_changed_at : created_at;
}

function keysOf(telephone: string, email: string | null): string[] {
  return [`telephone:${phoneKey(telephone)}`, ...(email ? [`email:${email.toLowerCase()}`] : [])];
}
