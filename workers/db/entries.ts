import { and, asc, desc, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordKey } from "./people.ts";
import { isCountedDayIn } from "./result-counts.ts";
import { countedDays, type Entry, entries, type OpenCall, openCalls, type personKeys as PersonKeys, personKeys } from "./schema.ts";
import { fieldOf, isOfRecord, isThere, listKeys, type Span, selectRows } from "./sql-parts.ts";

/** What advisers note. Rows are added, never changed: what holds follows from all of them. */

/** An entry to write: its time is given to it. */
export type EntryDraft = Omit<Entry, "at">;

/** What is written together, or not at all. */
export interface EntryWriting {
  /** ISO 8601; the entries are later than all others all the same. */
  now: string;
  drafts: readonly EntryDraft[];
  /** All records of the person. */
  records: readonly RecordKey[];
  /** The last entry on these that the author saw, by its id: with another one there nothing is written. Null for none. */
  last: string | null;
  /** The calls that the person's records wait for afterwards; those of before go. */
  calls: readonly OpenCall[];
  /** By what the records are found beside what they are found by already. */
  keys?: readonly (typeof PersonKeys.$inferInsert)[];
  /** Days (ISO dates) whose results change with it. */
  recount?: readonly string[];
}

/** Writes entries of a person; returns whether they were written: not when somebody noted something meanwhile, or the records are gone. */
export async function writeEntries(
  database: D1Database,
  { now, drafts, records, last, calls, keys = [], recount = [] }: EntryWriting,
): Promise<boolean> {
  const [first] = drafts;
  if (!first) return false;
  const db = drizzle(database);
  const of = (name: string) => fieldOf("draft", name);
  const columns = Object.keys(getTableColumns(entries)).map((name) => (name === "at" ? laterThanLast(now) : of(name)));
  const isWritten = sql`EXISTS (
    SELECT 1 FROM entries WHERE record_table = ${first.record_table} AND record_id = ${first.record_id} AND id = ${first.id})`;
  const insert = db
    .insert(entries)
    .select(sql`
      SELECT ${sql.join(columns, sql`, `)} FROM json_each(${JSON.stringify(drafts)}) AS draft
      WHERE ${lastOf(records)} IS ${last} AND ${isThere(of("record_table"), of("record_id"))}`)
    .returning({ id: entries.id });
  const [written] = await db.batch([
    insert,
    db.delete(openCalls).where(and(isOfRecord(openCalls, records), isWritten)),
    db.insert(openCalls).select(sql`${selectRows(openCalls, calls)} AND ${isWritten}`),
    db
      .insert(personKeys)
      .select(sql`${selectRows(personKeys, keys)} AND ${isWritten}`)
      .onConflictDoNothing(),
    db.delete(countedDays).where(isCountedDayIn(recount)),
  ]);
  return written.length > 0;
}

/** The id of the last entry on some records. */
function lastOf(records: readonly RecordKey[]): SQL {
  return sql`(
      SELECT last.id FROM json_each(${listKeys(records)}) AS asked CROSS JOIN entries AS last
        ON last.record_table = ${fieldOf("asked", "table")} AND last.record_id = ${fieldOf("asked", "id")}
      ORDER BY last.at DESC, last.id DESC LIMIT 1)`;
}

/** The moment after the last entry of all, if that is later: so the last one counts, whatever the clocks say. */
function laterThanLast(now: string): SQL {
  return sql`max(${now}, coalesce((
      SELECT strftime('%Y-%m-%dT%H:%M:%fZ', at, '+0.001 seconds') FROM entries WHERE at > '' ORDER BY at DESC LIMIT 1), ''))`;
}

/** The entries of a span, latest first, one for each record that they are about. */
export async function listEntries(database: D1Database, { from, to }: Span, limit: number): Promise<Entry[]> {
  return drizzle(database)
    .select()
    .from(entries)
    .where(and(gte(entries.at, from), lt(entries.at, to)))
    .orderBy(desc(entries.at), asc(entries.id))
    .limit(limit);
}
