/** Records that D1 could not take, one JSON object each, until the replay has moved them into D1. */

export const RECORD_TABLES = ["catalogue_downloads", "callback_requests", "calendly_bookings"] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

export interface OutboxEntry {
  key: string;
  table: RecordTable;
  /** ISO 8601, of the record itself. */
  createdAt: string;
}

const PREFIX = "outbox/";
const QUARANTINE_PREFIX = "quarantine/";

function outboxKey(table: RecordTable, id: string): string {
  return `${PREFIX}${table}/${id}.json`;
}

/** Puts one record aside. Putting it twice keeps one. Throws what R2 throws. */
export async function putAside(bucket: R2Bucket, table: RecordTable, record: { id: string; created_at: string }): Promise<void> {
  await bucket.put(outboxKey(table, record.id), JSON.stringify(record), {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { createdAt: record.created_at },
  });
}

/** All waiting records, oldest first, read page by page. Throws what R2 throws. */
export async function listOutbox(bucket: R2Bucket): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: PREFIX, include: ["customMetadata"], ...(cursor && { cursor }) });
    for (const { key, customMetadata, uploaded } of page.objects) {
      const table = RECORD_TABLES.find((name) => key.startsWith(`${PREFIX}${name}/`));
      if (table) entries.push({ key, table, createdAt: customMetadata?.createdAt ?? uploaded.toISOString() });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return entries.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.key.localeCompare(b.key));
}

/** The record of an entry, or null when another replay has just taken it. Throws on unreadable JSON and what R2 throws. */
export async function readAside<Record>(bucket: R2Bucket, key: string): Promise<Record | null> {
  const object = await bucket.get(key);
  return object && ((await object.json()) as Record);
}

/** A waiting record by its id, or null. Throws what R2 throws. */
export async function findAside<Record>(bucket: R2Bucket, table: RecordTable, id: string): Promise<Record | null> {
  return readAside(bucket, outboxKey(table, id));
}

/** Takes records out once they are in D1. Throws what R2 throws. */
export async function removeAside(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await bucket.delete(keys);
}

/** Moves a record that D1 will never take out of the way of the others, for a person to look at. Throws what R2 throws. */
export async function quarantine(bucket: R2Bucket, key: string): Promise<void> {
  const object = await bucket.get(key);
  if (object)
    await bucket.put(QUARANTINE_PREFIX + key.slice(PREFIX.length), await object.arrayBuffer(), {
      customMetadata: object.customMetadata ?? {},
    });
  await bucket.delete(key);
}
