import { RECORD_TABLES, type RecordTable } from "../db/vocabulary.ts";

/** Records that D1 could not take, one JSON object each, until the replay has moved them into D1 or set them apart for a person. */

/** Why a record was quarantined: D1 will never take it, it is no record at all, or it has failed for too many days. */
export type QuarantineReason = "refused" | "unreadable" | "failing";

export interface OutboxEntry {
  key: string;
  table: RecordTable;
  /** ISO 8601, of the record itself. */
  createdAt: string;
  /** How often D1 has refused or failed to take it since it came here. */
  attempts: number;
  /** ISO 8601, before which it is not tried again; empty for at once. */
  dueAt: string;
}

/** How many records are here. */
export interface OutboxCount {
  waiting: number;
  /** ISO 8601, of the oldest waiting record; null when none waits. */
  oldestCreatedAt: string | null;
  quarantined: number;
  /** False when there were more pages than were looked at. */
  isWhole: boolean;
}

/** What waits in a site's outbox, wherever it is reached from. Each throws what its store throws. */
export interface Outbox {
  /** All waiting records, page by page, each page oldest first. */
  list(): AsyncIterable<OutboxEntry[]>;
  /** The record of an entry, or null when another run has just taken it. Throws UnreadableRecord for what is none. */
  read(key: string): Promise<object | null>;
  remove(key: string): Promise<void>;
  /** Notes a failed attempt on the record. */
  postpone(entry: OutboxEntry): Promise<void>;
  /** Moves a record out of the way of the others, for a person to look at (« État » of the back office). */
  quarantine(key: string, reason: QuarantineReason): Promise<void>;
}

const WAITING_PREFIX = "outbox/";
const QUARANTINE_PREFIX = "quarantine/";
/** Records that wait, and those quarantined for a person. */
export const OUTBOX_PREFIXES = [WAITING_PREFIX, QUARANTINE_PREFIX];

function outboxKey(table: RecordTable, id: string): string {
  return `${WAITING_PREFIX}${table}/${id}.json`;
}

/** Adds one record; adding it twice keeps one. */
export async function addToOutbox(bucket: R2Bucket, table: RecordTable, record: { id: string; created_at: string }): Promise<void> {
  await bucket.put(outboxKey(table, record.id), JSON.stringify(record), {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { createdAt: record.created_at },
  });
}

/** The outbox in R2. */
export function openOutbox(bucket: R2Bucket): Outbox {
  return {
    async *list() {
      for await (const objects of listPages(bucket, WAITING_PREFIX)) {
        const entries = (await Promise.all(objects.map((object) => describeEntry(bucket, object)))).filter((entry) => entry !== null);
        yield entries.sort(oldestFirst);
      }
    },
    async read(key) {
      const bytes = await readWhole(bucket, key);
      return bytes && readRecord(bytes);
    },
    remove: (key) => bucket.delete(key),
    async postpone({ key, createdAt, attempts, dueAt }) {
      const object = await bucket.get(key);
      // One that has been taken or erased meanwhile does not come back.
      if (object === null) return;
      await bucket.put(key, await readBody(object), {
        onlyIf: { etagMatches: object.etag },
        httpMetadata: { contentType: "application/json" },
        customMetadata: { createdAt, attempts: String(attempts), dueAt },
      });
    },
    async quarantine(key, reason) {
      const object = await bucket.get(key);
      if (object !== null) {
        const createdAt = await readCreation(bucket, object);
        await bucket.put(quarantineKey(key), await readBody(object), { customMetadata: { createdAt, reason } });
      }
      await bucket.delete(key);
    },
  };
}

/** How many records wait or were quarantined, on so many pages of R2 at most for each. */
export async function countOutbox(bucket: R2Bucket, mostPages = Number.POSITIVE_INFINITY): Promise<OutboxCount> {
  const [waiting, quarantined] = await Promise.all(
    [WAITING_PREFIX, QUARANTINE_PREFIX].map((prefix) => countObjects(bucket, prefix, mostPages)),
  );
  return {
    waiting: waiting?.count ?? 0,
    oldestCreatedAt: waiting?.oldest ?? null,
    quarantined: quarantined?.count ?? 0,
    isWhole: Boolean(waiting?.isWhole && quarantined?.isWhole),
  };
}

async function countObjects(bucket: R2Bucket, prefix: string, mostPages: number) {
  let count = 0;
  let oldest: string | null = null;
  let pages = 0;
  for await (const objects of listPages(bucket, prefix)) {
    if (pages++ === mostPages) return { count, oldest, isWhole: false };
    count += objects.length;
    const moments = await Promise.all(objects.map((object) => readCreation(bucket, object)));
    for (const moment of moments) if (oldest === null || moment < oldest) oldest = moment;
  }
  return { count, oldest, isWhole: true };
}

/** The text of an object is no record, and never will be. */
export class UnreadableRecord extends Error {
  override name = "UnreadableRecord";
}

/** A waiting or quarantined record, by its id; null when there is none or it cannot be read. */
export async function findInOutbox(bucket: R2Bucket, table: RecordTable, id: string): Promise<object | null> {
  for (const key of [outboxKey(table, id), quarantineKey(outboxKey(table, id))]) {
    const bytes = await readWhole(bucket, key);
    if (bytes !== null) return parseObject(new TextDecoder().decode(bytes));
  }
  return null;
}

/** Deletes what waits or was quarantined of a table and was created before a moment (ISO 8601). Returns how many. */
export async function deleteFromOutboxBefore(bucket: R2Bucket, table: RecordTable, before: string): Promise<number> {
  let deleted = 0;
  for (const prefix of OUTBOX_PREFIXES) {
    for await (const objects of listPages(bucket, `${prefix}${table}/`)) {
      const moments = await Promise.all(objects.map((object) => readCreation(bucket, object)));
      const expired = objects.filter((_, index) => (moments[index] ?? before) < before);
      if (expired.length > 0) await bucket.delete(expired.map(({ key }) => key));
      deleted += expired.length;
    }
  }
  return deleted;
}

/** Where a waiting record goes that is quarantined. */
export function quarantineKey(key: string): string {
  return QUARANTINE_PREFIX + key.slice(WAITING_PREFIX.length);
}

async function* listPages(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor && { cursor }) });
    yield page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function describeEntry(bucket: R2Bucket, object: R2Object): Promise<OutboxEntry | null> {
  const table = RECORD_TABLES.find((name) => object.key.startsWith(`${WAITING_PREFIX}${name}/`));
  const { attempts, dueAt = "" } = object.customMetadata ?? {};
  if (!table) return null;
  return { key: object.key, table, createdAt: await readCreation(bucket, object), attempts: Number(attempts) || 0, dueAt };
}

/** When the record was created. One that an operator has put here says it in its text alone; what cannot be read, when it was put here. */
async function readCreation(bucket: R2Bucket, { key, customMetadata, uploaded }: R2Object): Promise<string> {
  if (customMetadata?.createdAt) return customMetadata.createdAt;
  const bytes = await readWhole(bucket, key);
  const moment = Date.parse(String(bytes && parseObject(new TextDecoder().decode(bytes))?.created_at));
  return (Number.isNaN(moment) ? uploaded : new Date(moment)).toISOString();
}

async function readWhole(bucket: R2Bucket, key: string): Promise<ArrayBuffer | null> {
  const object = await bucket.get(key);
  return object && readBody(object);
}

/** All bytes of an object. A body cut short is an error, not a shorter record. */
async function readBody(object: R2ObjectBody): Promise<ArrayBuffer> {
  const bytes = await object.arrayBuffer();
  if (bytes.byteLength !== object.size) throw new Error("R2 sent a part of the object only");
  return bytes;
}

/** A JSON object; null when the text is anything else. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** The record in the bytes of an object. Throws UnreadableRecord when there is none. */
export function readRecord(bytes: ArrayBuffer | Uint8Array): object {
  const record = parseObject(new TextDecoder().decode(bytes));
  if (record === null) throw new UnreadableRecord("The object holds no JSON object");
  return record;
}

/** The order in which waiting records are settled. */
export function oldestFirst(a: OutboxEntry, b: OutboxEntry): number {
  return `${a.createdAt} ${a.key}` < `${b.createdAt} ${b.key}` ? -1 : 1;
}
