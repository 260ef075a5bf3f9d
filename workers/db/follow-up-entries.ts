import { asc, gte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { laterThanAll } from "./clock.ts";
import { contactRefusals, type FollowUpEntry, followUpEntries } from "./schema.ts";
import { fieldOf, isThere } from "./sql-parts.ts";
import type { FollowUpStatus, RecordTable } from "./vocabulary.ts";

/** All entries of a moment (ISO 8601) and after it, oldest first. */
export async function listFollowUps(database: D1Database, since = ""): Promise<FollowUpEntry[]> {
  const { at, id } = followUpEntries;
  return drizzle(database).select().from(followUpEntries).where(gte(at, since)).orderBy(asc(at), asc(id));
}

export interface FollowUpChange {
  table: RecordTable;
  recordId: string;
  /** The last entry that the author saw on the record; null when there was none. */
  after: string | null;
  /** Null for a note alone. */
  status: FollowUpStatus | null;
  /** ISO 8601; when to call again. */
  callAt?: string | null;
  note?: string | null;
}

/** What an author saw of the refusals to be called: nothing is written once there is another. */
interface SeenRefusal {
  /** The person's records, also those that are not changed. */
  records: readonly { table: RecordTable; id: string }[];
  /** The last refusal or lifting on them; null when there was none. */
  last: string | null;
}

/**
 * Writes one entry (`id`) for each change, in one statement, at `at` or after the last entry. A record that is gone, or that somebody
 * else changed since `after`, gets none; with `isAllOrNone` then none of them does. Returns the ids of the records that got one.
 */
export async function addFollowUps(
  database: D1Database,
  entry: { id: string; at: string; author: string },
  changes: readonly FollowUpChange[],
  { isAllOrNone = false, refusal }: { isAllOrNone?: boolean; refusal?: SeenRefusal | undefined } = {},
): Promise<string[]> {
  const change = (name: keyof FollowUpChange) => fieldOf("change", name);
  const list = JSON.stringify(changes);
  const areAllFresh = sql`NOT EXISTS (SELECT 1 FROM json_each(${list}) AS other WHERE NOT (${isFresh("other")}))`;
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${followUpEntries} (record_table, record_id, at, id, author, status, call_at, note)
    SELECT ${change("table")}, ${change("recordId")}, ${laterThanAll(entry.at)}, ${entry.id}, ${entry.author},
      ${change("status")}, ${change("callAt")}, ${change("note")}
    FROM json_each(${list}) AS change
    WHERE ${isAllOrNone ? areAllFresh : isFresh("change")} AND ${refusal ? isLastRefusal(refusal) : sql`1`}
    RETURNING record_id`);
  return rows.map(({ record_id }) => record_id);
}

/** Writes one note, at `at` or after the last entry, about a record, which may still be on its way into D1. */
export async function addNote(
  database: D1Database,
  entry: { id: string; at: string; author: string },
  { table, recordId, note }: { table: RecordTable; recordId: string; note: string },
): Promise<void> {
  await drizzle(database)
    .insert(followUpEntries)
    .values({ ...entry, at: laterThanAll(entry.at), record_table: table, record_id: recordId, note });
}

/** Whether a change of the JSON list concerns a record that exists and is still as its author saw it. */
function isFresh(change: string): SQL {
  const field = (name: keyof FollowUpChange) => fieldOf(change, name);
  return sql`(
      SELECT id FROM ${followUpEntries} AS last
      WHERE last.record_table = ${field("table")} AND last.record_id = ${field("recordId")} ORDER BY last.at DESC, last.id DESC LIMIT 1
    ) IS ${field("after")} AND ${isThere(field("table"), field("recordId"))}`;
}

function isLastRefusal({ records, last }: SeenRefusal): SQL {
  const list = JSON.stringify(records.map(({ table, id }) => ({ table, id })));
  return sql`(
      SELECT refusal.id FROM json_each(${list}) AS seen JOIN ${contactRefusals} AS refusal
        ON refusal.record_table = ${fieldOf("seen", "table")} AND refusal.record_id = ${fieldOf("seen", "id")}
      WHERE refusal.channel = 'telephone' ORDER BY refusal.at DESC, refusal.id DESC LIMIT 1
    ) IS ${last}`;
}
