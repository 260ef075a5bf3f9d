import { asc, eq, gte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { laterThanAll } from "./clock.ts";
import { type ContactRefusal, contactRefusals } from "./schema.ts";
import { fieldOf, isThere, selectRows } from "./sql-parts.ts";
import { type ContactChannel, OPPOSITION, type PersonTable } from "./vocabulary.ts";

/**
 * All refusals and liftings of a moment (ISO 8601) and after it, oldest first; with those of the opposition list, which bear the day of the
 * refusal and come with a new record.
 */
export async function listRefusals(database: D1Database, since = ""): Promise<ContactRefusal[]> {
  const { at, id, author } = contactRefusals;
  return drizzle(database)
    .select()
    .from(contactRefusals)
    .where(or(gte(at, since), eq(author, OPPOSITION)))
    .orderBy(asc(at), asc(id));
}

interface RefusalEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  channel: ContactChannel;
  /** False lifts the refusals before it. */
  isRefused: boolean;
  note: string | null;
}

/**
 * Writes entries, all or none, for all records of a person, so that they hold as long as any of these is kept, at `at` or after the last
 * entry. Returns the ids of the records that are still there and got them.
 */
export async function addRefusals(
  database: D1Database,
  entries: readonly RefusalEntry[],
  records: readonly { table: PersonTable; id: string }[],
): Promise<string[]> {
  const list = JSON.stringify(records.map(({ table, id }) => ({ table, id })));
  const of = (name: keyof RefusalEntry) => fieldOf("entry", name);
  const [table, id] = [fieldOf("record", "table"), fieldOf("record", "id")];
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${contactRefusals} (record_table, record_id, at, id, author, channel, is_refused, note)
    SELECT ${table}, ${id}, ${laterThanAll(of("at"))}, ${of("id")}, ${of("author")}, ${of("channel")}, ${of("isRefused")}, ${of("note")}
    FROM json_each(${list}) AS record, json_each(${JSON.stringify(entries)}) AS entry WHERE ${isThere(table, id)}
    RETURNING record_id`);
  return rows.map(({ record_id }) => record_id);
}

/** Notes entries, as they stand on some records of a person, on the person's other records too. */
export async function addSpreadRefusals(database: D1Database, rows: readonly ContactRefusal[]): Promise<void> {
  if (rows.length === 0) return;
  await drizzle(database).insert(contactRefusals).select(selectRows(contactRefusals, rows)).onConflictDoNothing();
}
