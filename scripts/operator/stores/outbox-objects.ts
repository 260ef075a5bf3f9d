import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { OUTBOX_PREFIXES, parseObject } from "#workers/storage/outbox.ts";
import type { StoredObject, Stores } from "./stores.ts";

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
export async function listOutbox({ outbox }: Stores, prefix: string): Promise<OutboxObject[]> {
  return (await outbox.list(prefix)).map((object) => {
    const [, directory, id = ""] = /^[^/]+\/([^/]+)\/(.*)\.json$/.exec(object.key) ?? [];
    return { ...object, table: RECORD_TABLES.find((table) => table === directory), id };
  });
}

/** Reads objects; one that was taken meanwhile is left out. Throws what the stores throw. */
export async function readOutboxTexts({ outbox }: Stores, objects: readonly OutboxObject[]): Promise<OutboxText[]> {
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
