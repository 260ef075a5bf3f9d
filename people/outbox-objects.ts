import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { OUTBOX_PREFIXES, type Outbox, type OutboxEntry, parseObject, UnreadableRecord } from "#workers/storage/outbox.ts";
import type { PeopleStores, StoredObject } from "./stores.ts";

/** What R2 holds of records that the database did not take. */

export const [WAITING = "", QUARANTINED = ""] = OUTBOX_PREFIXES;
const OBJECTS_AT_ONCE = 16;

interface OutboxObject extends StoredObject {
  /** Undefined for an object that lies where no record lies. */
  table: RecordTable | undefined;
  /** Of the record. */
  id: string;
}

export interface OutboxText extends OutboxObject {
  text: string;
  /** Null when the text is no record. */
  fields: Record<string, unknown> | null;
  /** When the record was created (ISO 8601); of what cannot be read, when it was put here, which a failed attempt does anew. */
  createdAt: string;
}

/** The objects under a prefix. Throws what the stores throw. */
export async function listOutbox({ outbox }: Pick<PeopleStores, "outbox">, prefix: string): Promise<OutboxObject[]> {
  return (await outbox.list(prefix)).map((object) => {
    const [, directory, id = ""] = /^[^/]+\/([^/]+)\/(.*)\.json$/.exec(object.key) ?? [];
    return { ...object, table: RECORD_TABLES.find((table) => table === directory), id };
  });
}

/** Reads objects; one that was taken meanwhile is left out. Throws what the stores throw. */
export async function readOutboxTexts({ outbox }: Pick<PeopleStores, "outbox">, objects: readonly OutboxObject[]): Promise<OutboxText[]> {
  const texts: OutboxText[] = [];
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE) {
    const some = objects.slice(start, start + OBJECTS_AT_ONCE);
    const read = await Promise.all(some.map(({ key }) => outbox.read(key)));
    texts.push(...some.flatMap((object, index) => describeText(object, read[index] ?? null) ?? []));
  }
  return texts;
}

function describeText(object: OutboxObject, bytes: Uint8Array | null): OutboxText | null {
  if (!bytes) return null;
  const text = new TextDecoder().decode(bytes);
  const fields = parseObject(text);
  const time = String(fields?.created_at ?? "");
  return { ...object, text, fields, createdAt: Number.isFinite(Date.parse(time)) ? time : object.uploadedAt };
}

/**
 * The outbox as an operator settles it. A failed attempt by hand leaves the record's own schedule as it is: how often and when it is tried
 * again stands in metadata that Cloudflare's API does not write.
 */
export function openOutbox(stores: Pick<PeopleStores, "outbox">): Outbox {
  const { outbox } = stores;
  return {
    async *list() {
      const objects = (await listOutbox(stores, WAITING)).filter(({ table }) => table !== undefined);
      const entries = (await readOutboxTexts(stores, objects)).map(describeEntry);
      yield entries.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },
    async read(key) {
      const bytes = await outbox.read(key);
      if (bytes === null) return null;
      const record = parseObject(new TextDecoder().decode(bytes));
      if (record === null) throw new UnreadableRecord("The object holds no JSON object");
      return record;
    },
    remove: (key) => outbox.remove(key),
    postpone: async () => undefined,
    async quarantine(key) {
      const bytes = await outbox.read(key);
      if (bytes !== null) await outbox.write(QUARANTINED + key.slice(WAITING.length), bytes, "application/json");
      await outbox.remove(key);
    },
  };
}

function describeEntry({ key, table, createdAt, metadata: { attempts, dueAt = "" } }: OutboxText): OutboxEntry {
  return { key, table: table as RecordTable, createdAt, attempts: Number(attempts) || 0, dueAt };
}
