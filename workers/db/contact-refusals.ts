import { asc, gte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type ContactRefusal, contactRefusals, type PersonTable } from "./schema.ts";
import type { ContactChannel } from "./vocabulary.ts";

/** All refusals and liftings of a moment (ISO 8601) and after it, oldest first. Throws what D1 throws. */
export async function listRefusals(database: D1Database, since = ""): Promise<ContactRefusal[]> {
  const { at, id } = contactRefusals;
  return drizzle(database).select().from(contactRefusals).where(gte(at, since)).orderBy(asc(at), asc(id));
}

export interface RefusalEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  channel: ContactChannel;
  /** False lifts the refusals before it. */
  isRefused: boolean;
  note: string | null;
}

/** Writes one entry for all records of a person, so that it holds as long as any of them is kept. Throws what D1 throws. */
export async function addRefusal(
  database: D1Database,
  { id, at, author, channel, isRefused, note }: RefusalEntry,
  records: readonly { table: PersonTable; id: string }[],
): Promise<void> {
  await drizzle(database).run(sql`
    INSERT INTO ${contactRefusals} (record_table, record_id, at, id, author, channel, is_refused, note)
    SELECT json_extract(record.value, '$.table'), json_extract(record.value, '$.id'), ${at}, ${id}, ${author}, ${channel}, ${Number(isRefused)}, ${note}
    FROM json_each(${toJson(records)}) AS record`);
}

function toJson(records: readonly { table: PersonTable; id: string }[]): string {
  return JSON.stringify(records.map(({ table, id }) => ({ table, id })));
}
