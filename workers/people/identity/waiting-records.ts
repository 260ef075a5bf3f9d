import type { SentRecord } from "#workers/db/people.ts";
import { readRow } from "#workers/db/row-shape.ts";
import type { PersonKey } from "#workers/db/schema.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readOutbox } from "#workers/storage/outbox.ts";
import { fieldsAsSent } from "./person-fields.ts";
import { listPersonKeys } from "./person-keys.ts";

/** Outbox records wait for D1 or are refused by it: data-protection rights cover them too. */

export type AnyRecord = SentRecord & { waiting?: "waiting" | "refused" };

/** `unreadable`: texts that are no record. */
export async function readWaiting({ outbox }: PeopleStores): Promise<{ records: AnyRecord[]; unreadable: string[] }> {
  const records: AnyRecord[] = [];
  const unreadable: string[] = [];
  for (const object of await readOutbox(outbox)) {
    const table = PERSON_TABLES.find((known) => known === object.table);
    try {
      if (table) records.push({ table, ...readRow(table, object.text), waiting: object.isRefused ? "refused" : "waiting" } as AnyRecord);
    } catch {
      unreadable.push(object.text);
    }
  }
  return { records, unreadable };
}

/** Only name keys join a record to a person. */
export function listNameKeys(record: AnyRecord): PersonKey[] {
  const keys = listPersonKeys({ ...fieldsAsSent(record), id: record.id }).filter((key) => key.startsWith("nom:"));
  return keys.map((key) => ({ key, record_table: record.table, record_id: record.id }));
}
