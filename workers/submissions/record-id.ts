import { Buffer } from "node:buffer";
import type { RecordTable } from "../db/vocabulary.ts";

/**
 * The id of a record, always the server's own. A client that names its submission, to send it again safely, gets the same id for the
 * same body; another body under the same name gets another id, and so does everybody who knows a record's id.
 * A submission without a name is one of its own each time.
 */
export async function chooseRecordId(
  table: RecordTable,
  name: string | undefined,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (name === undefined) return crypto.randomUUID();
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = Buffer.from(JSON.stringify([table, name, fields]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // A UUID whose bits are the maker's own (RFC 9562, version 8).
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(digest.buffer).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
