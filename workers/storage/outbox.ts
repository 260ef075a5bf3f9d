import { RECORD_TABLES, type RecordTable } from "../db/vocabulary.ts";

/**
 * Records D1 could not take: `outbox/<table>/<id>.json` while waiting, `outbox/refused/<table>/<id>.json` once refused,
 * until an adviser resends or discards them.
 */

const PREFIX = "outbox/";
const REFUSED_PREFIX = `${PREFIX}refused/`;
/** Listing pages of up to 1 000 objects. */
const MOST_PAGES = 5;

/** A record that waits for the database, or that it refused. */
export interface OutboxObject {
  key: string;
  /** Null for an object in an unexpected place. */
  table: RecordTable | null;
  /** The record's. */
  id: string;
  /** The record's creation time (ISO 8601), else the upload's. */
  createdAt: string;
  isRefused: boolean;
}

/** Idempotent. */
export async function addToOutbox(bucket: R2Bucket, table: RecordTable, record: { id: string; created_at: string }): Promise<void> {
  await bucket.put(waitingKey(table, record.id), JSON.stringify(record), {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { createdAt: record.created_at },
  });
}

/** Waiting and refused, oldest first; beyond 5 000 of a kind, those with the first keys. */
export async function listOutbox(bucket: R2Bucket): Promise<OutboxObject[]> {
  const lists = await Promise.all([PREFIX, REFUSED_PREFIX].map((prefix) => listObjects(bucket, prefix)));
  const objects = new Map(lists.flat().map((object) => [object.key, describeObject(object)]));
  return [...objects.values()].sort((a, b) => (`${a.createdAt} ${a.key}` < `${b.createdAt} ${b.key}` ? -1 : 1));
}

async function listObjects(bucket: R2Bucket, prefix: string): Promise<R2Object[]> {
  const objects: R2Object[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const found: R2Objects = await bucket.list({ prefix, include: ["customMetadata"], cursor });
    objects.push(...found.objects);
    if (!found.truncated) break;
    cursor = found.cursor;
  }
  return objects;
}

export async function readOutbox(bucket: R2Bucket): Promise<(OutboxObject & { text: string })[]> {
  const objects = await listOutbox(bucket);
  const texts = await Promise.all(objects.map(async (object) => ({ ...object, text: await readText(bucket, object.key) })));
  return texts.flatMap(({ text, ...object }) => (text === null ? [] : [{ ...object, text }]));
}

/** Null when already taken. Throws on a truncated read. */
export async function readText(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key);
  if (object === null) return null;
  const bytes = await object.arrayBuffer();
  if (bytes.byteLength !== object.size) throw new Error("R2 sent a part of the object only");
  return new TextDecoder().decode(bytes);
}

/** Null when missing. */
export async function findInOutbox(bucket: R2Bucket, table: RecordTable, id: string): Promise<string | null> {
  const key = waitingKey(table, id);
  return (await readText(bucket, key)) ?? readText(bucket, refusedKey(key));
}

export async function refuseObject(bucket: R2Bucket, key: string): Promise<void> {
  await move(bucket, key, refusedKey(key));
}

export async function sendAgain(bucket: R2Bucket, key: string): Promise<void> {
  if (key.startsWith(REFUSED_PREFIX)) await move(bucket, key, PREFIX + key.slice(REFUSED_PREFIX.length));
}

async function move(bucket: R2Bucket, from: string, to: string): Promise<void> {
  const object = await bucket.get(from);
  if (object === null) return;
  await bucket.put(to, object.body, { httpMetadata: object.httpMetadata, customMetadata: object.customMetadata });
  await bucket.delete(from);
}

export async function removeFromOutbox(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await bucket.delete([...keys]);
}

/** Erasure (GDPR, article 17), by record ids. */
export async function eraseFromOutbox(bucket: R2Bucket, records: readonly { table: RecordTable; id: string }[]): Promise<void> {
  const keys = records.map(({ table, id }) => waitingKey(table, id));
  await removeFromOutbox(bucket, [...keys, ...keys.map(refusedKey)]);
}

/** Records from before `limitOf` their table (ISO 8601), up to a thousand. Returns how many. */
export async function deleteExpired(bucket: R2Bucket, limitOf: (table: RecordTable) => string): Promise<number> {
  const expired = (await listOutbox(bucket)).filter(({ table, createdAt }) => table && createdAt < limitOf(table)).slice(0, 1000);
  await removeFromOutbox(
    bucket,
    expired.map(({ key }) => key),
  );
  return expired.length;
}

function waitingKey(table: RecordTable, id: string): string {
  return `${PREFIX}${table}/${id}.json`;
}

function refusedKey(key: string): string {
  return REFUSED_PREFIX + key.slice(PREFIX.length);
}

function describeObject({ key, customMetadata, uploaded }: R2Object): OutboxObject {
  const isRefused = key.startsWith(REFUSED_PREFIX);
  const [directory, file = ""] = key.slice((isRefused ? REFUSED_PREFIX : PREFIX).length).split("/");
  return {
    key,
    table: RECORD_TABLES.find((table) => table === directory) ?? null,
    id: file.replace(/\.json$/, ""),
    createdAt: customMetadata?.createdAt ?? uploaded.toISOString(),
    isRefused,
  };
}
