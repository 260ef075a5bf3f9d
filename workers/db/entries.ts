import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordKey } from "./people.ts";
import { deleteCountedPeriods } from "./result-counts.ts";
import { type Entry, entries, type OpenCall, ongoingCalls, openCalls, type PersonKey, personKeys } from "./schema.ts";
import { fieldOf, isIn, isOfRecord, isWithin, listKeys, recordExists, type Span, selectRows } from "./sql-parts.ts";

/** Entries are only added: the current state follows from all of them. */

/** The store sets the entry's time. */
export type EntryDraft = Omit<Entry, "at">;

export interface EntryWriting {
  /** ISO 8601. Entries are stored later than all existing ones regardless. */
  now: string;
  drafts: readonly EntryDraft[];
  records: readonly RecordKey[];
  /** Id of the last entry the author saw, null for none; if it has changed, nothing is written. */
  last: string | null;
  calls: readonly OpenCall[];
  /** All search keys of the records afterwards; null leaves them as they are. */
  keys: readonly PersonKey[] | null;
  /** First days (ISO dates) of the periods to recount. */
  recount: readonly string[];
}

/** Returns false when another entry was written meanwhile, or the records are gone. */
export async function writeEntries(
  database: D1Database,
  { now, drafts, records, last, calls, keys, recount }: EntryWriting,
): Promise<boolean> {
  const [first] = drafts;
  if (!first) return false;
  const db = drizzle(database);
  const endsCall = drafts.some(({ kind }) => kind === "outcome" || kind === "refusal");
  const isWritten = sql`EXISTS (
    SELECT 1 FROM entries WHERE record_table = ${first.record_table} AND record_id = ${first.record_id} AND id = ${first.id})`;
  const holds = sql`${lastOf(records)} IS ${last} AND ${recordExists(fieldOf("draft", "record_table"), fieldOf("draft", "record_id"))}`;
  const [written] = await db.batch([
    prepareEntries(database, now, drafts, holds).returning({ id: entries.id }),
    db.delete(openCalls).where(and(isOfRecord(openCalls, records), isWritten)),
    db.insert(openCalls).select(sql`${selectRows(openCalls, calls)} AND ${isWritten}`),
    ...(keys
      ? [
          db.delete(personKeys).where(and(isOfRecord(personKeys, records), isWritten)),
          db.insert(personKeys).select(sql`${selectRows(personKeys, keys)} AND ${isWritten}`),
        ]
      : []),
    ...(endsCall ? [db.delete(ongoingCalls).where(and(isOfRecord(ongoingCalls, records), isWritten))] : []),
    deleteCountedPeriods(database, recount),
  ]);
  return written.length > 0;
}

/** What is read of an entry. */
const { trail: _, ...columnsRead } = getTableColumns(entries);
export const entryColumns = columnsRead;

/** For a batch: written when the condition holds, which may read `draft`. */
export function prepareEntries(database: D1Database, now: string, drafts: readonly EntryDraft[], condition: SQL) {
  const names = Object.keys(getTableColumns(entries));
  const computed: Record<string, SQL> = { at: laterThanLast(now), trail: NEXT_TRAIL };
  const columns = names.map((name) => computed[name] ?? fieldOf("draft", name));
  const rows = JSON.stringify(nameSteps(drafts));
  return drizzle(database)
    .insert(entries)
    .select(sql`SELECT ${sql.join(columns, sql`, `)} FROM json_each(${rows}) AS draft WHERE ${condition}`);
}

/** That of the record's last entry, with the step that this one adds. */
const NEXT_TRAIL = sql`coalesce((
      SELECT before.trail FROM entries AS before
      WHERE before.record_table = ${fieldOf("draft", "record_table")} AND before.record_id = ${fieldOf("draft", "record_id")}
      ORDER BY before.at DESC, before.id DESC LIMIT 1), '') || ${fieldOf("draft", "step")}`;

/** Alike for the drafts of one entry that say the same. */
function nameSteps(drafts: readonly EntryDraft[]): (EntryDraft & { step: string })[] {
  const known = new Map<string, string>();
  return drafts.map((draft) => {
    const { record_table: _, record_id: __, ...said } = draft;
    const words = JSON.stringify(said);
    const step = known.get(words) ?? `${draft.id.slice(0, 13)}.${known.size} `;
    known.set(words, step);
    return { ...draft, step };
  });
}

function lastOf(records: readonly RecordKey[]): SQL {
  return sql`(
      SELECT last.id FROM json_each(${listKeys(records)}) AS asked CROSS JOIN entries AS last
        ON last.record_table = ${fieldOf("asked", "table")} AND last.record_id = ${fieldOf("asked", "id")}
      ORDER BY last.at DESC, last.id DESC LIMIT 1)`;
}

/** One millisecond after the last entry if clocks disagree, so the newest always counts. */
function laterThanLast(now: string): SQL {
  return sql`max(${now}, coalesce((
      SELECT strftime('%Y-%m-%dT%H:%M:%fZ', at, '+0.001 seconds') FROM entries WHERE at > '' ORDER BY at DESC LIMIT 1), ''))`;
}

/** By the index of entries: an entry's rows have one moment. */
export async function listRecordsOfEntry(database: D1Database, { at, id }: Pick<Entry, "at" | "id">): Promise<RecordKey[]> {
  return drizzle(database)
    .select({ table: entries.record_table, id: entries.record_id })
    .from(entries)
    .where(and(eq(entries.at, at), eq(entries.id, id)));
}

/** Entries of these ids on these records. */
export async function findEntries(database: D1Database, ids: readonly string[], records: readonly RecordKey[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  return drizzle(database)
    .select(entryColumns)
    .from(entries)
    .where(and(isOfRecord(entries, records), isIn(entries.id, ids)));
}

/** What was noted, without whom it concerns. */
export type EntryHead = Pick<Entry, "id" | "at" | "kind" | "status" | "undoes">;

/** Each entry once, latest first, whatever the number of its records: the index is entered once per entry. */
export async function listEntryHeads(database: D1Database, { from, to }: Span, limit: number): Promise<EntryHead[]> {
  const sameMoment = sql`(SELECT max(id) FROM entries WHERE at = latest.at AND id < latest.id)`;
  const earlier = sql`(SELECT max(at) FROM entries WHERE at < latest.at AND at >= ${from})`;
  return drizzle(database).all(sql`
    WITH RECURSIVE latest (at, id) AS (
      SELECT ${to}, ''
      UNION ALL
      SELECT iif(${sameMoment} IS NULL, ${earlier}, latest.at),
        coalesce(${sameMoment}, (SELECT max(id) FROM entries WHERE at = ${earlier}))
      FROM latest WHERE latest.at IS NOT NULL LIMIT ${limit + 1}
    )
    SELECT entry.id, entry.at, entry.kind, entry.status, entry.undoes FROM latest CROSS JOIN entries AS entry
      ON (entry.record_table, entry.record_id) = (
        SELECT record_table, record_id FROM entries AS other WHERE other.at = latest.at AND other.id = latest.id LIMIT 1)
      AND entry.at = latest.at AND entry.id = latest.id
    ORDER BY entry.at DESC, entry.id DESC`);
}

/** Latest first; an entry on several records appears once per record. */
export async function listEntries(database: D1Database, span: Span, limit: number): Promise<Entry[]> {
  return drizzle(database)
    .select(entryColumns)
    .from(entries)
    .where(isWithin(entries.at, span))
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(limit);
}
