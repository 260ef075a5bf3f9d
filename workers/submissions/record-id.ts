import { Buffer } from "node:buffer";
import type { RecordTable } from "../db/vocabulary.ts";

/**
 * A record's id, never chosen by the client. The same idempotency key with the same body gives the same id, so a retry is safe; with another
 * body it gives another id. Without a key, a random id.
 */
export async function chooseRecordId(
  table: RecordTable,
  idempotencyKey: string | undefined,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = Buffer.from(JSON.stringify([table, idempotencyKey, fields]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // UUID version 8 (RFC 9562).
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(digest.buffer).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
