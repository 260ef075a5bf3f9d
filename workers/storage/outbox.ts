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
/** Where everything lies that was set aside. */
export const ASIDE_PREFIXES = [PREFIX, QUARANTINE_PREFIX];

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
  for await (const objects of listPages(bucket, PREFIX)) {
    for (const object of objects) {
      const table = RECORD_TABLES.find((name) => object.key.startsWith(`${PREFIX}${name}/`));
      if (table) entries.push({ key: object.key, table, createdAt: createdAt(object) });
    }
  }
  return entries.sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.key, b.key));
}

/** The text of an object is no record, and never will be. */
export class UnreadableRecord extends Error {
  override name = "UnreadableRecord";
}

/** The record of an entry, or null when another replay has just taken it. Throws UnreadableRecord and what R2 throws. */
export async function readAside<Record extends object>(bucket: R2Bucket, key: string): Promise<Record | null> {
  const bytes = await readWhole(bucket, key);
  if (bytes === null) return null;
  const record = parseObject(new TextDecoder().decode(bytes));
  if (record === null) throw new UnreadableRecord("The object holds no JSON object");
  return record as Record;
}

/** A waiting record by its id, or null. Throws what R2 throws. */
export async function findAside<Record extends object>(bucket: R2Bucket, table: RecordTable, id: string): Promise<Record | null> {
  return readAside(bucket, outboxKey(table, id));
}

/** Takes records out once they are in D1. Throws what R2 throws. */
export async function removeAside(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await bucket.delete(keys);
}

/** Moves a record that D1 will never take out of the way of the others, for a person to look at. Throws what R2 throws. */
export async function quarantine(bucket: R2Bucket, key: string): Promise<void> {
  const head = await bucket.head(key);
  const bytes = await readWhole(bucket, key);
  if (head !== null && bytes !== null)
    await bucket.put(QUARANTINE_PREFIX + key.slice(PREFIX.length), bytes, { customMetadata: { createdAt: createdAt(head) } });
  await bucket.delete(key);
}

/** Deletes the quarantined records of a table created before a moment (ISO 8601). Throws what R2 throws. */
export async function deleteQuarantinedBefore(bucket: R2Bucket, table: RecordTable, before: string): Promise<void> {
  for await (const objects of listPages(bucket, `${QUARANTINE_PREFIX}${table}/`)) {
    const expired = objects.filter((object) => createdAt(object) < before);
    if (expired.length > 0) await bucket.delete(expired.map(({ key }) => key));
  }
}

async function* listPages(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor && { cursor }) });
    yield page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

function createdAt({ customMetadata, uploaded }: R2Object): string {
  return customMetadata?.createdAt ?? uploaded.toISOString();
}

/** All bytes of an object, or null when there is none. A body cut short is an error, not a shorter record. */
async function readWhole(bucket: R2Bucket, key: string): Promise<ArrayBuffer | null> {
  const object = await bucket.get(key);
  if (object === null) return null;
  const bytes = await object.arrayBuffer();
  if (bytes.byteLength !== object.size) throw new Error("R2 sent a part of the object only");
  return bytes;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
