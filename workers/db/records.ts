import { eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import * as v from "valibot";
import type { Profession } from "#app/content/vocabulary.ts";
import { findCause } from "../log.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { type RecordKey, readRecords, type SentRecord } from "./people.ts";
import {
  announcements,
  catalogueDownloads,
  type OpenCall,
  openCalls,
  type PersonKey,
  personKeys,
  type Records,
  recordTables,
} from "./schema.ts";
import { isOfRecord, selectRows } from "./sql-parts.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Rows are inserted and deleted, never updated. */

/** Inserts a row once per id, with its companions. Returns whether it is new. Throws on timeout. */
export async function insertRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { keys = [], call, isAnnounced }: { keys?: readonly PersonKey[]; call?: OpenCall | null; isAnnounced?: boolean } = {},
): Promise<boolean> {
  const db = drizzle(database);
  const batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [db.insert(recordTables[table]).values(record).onConflictDoNothing()];
  // `changes() > 0`: a resubmission must not reopen a finished call.
  if (call) batch.push(db.insert(openCalls).select(sql`${selectRows(openCalls, [call])} AND changes() > 0`));
  if (keys.length > 0) batch.push(db.insert(personKeys).select(selectRows(personKeys, keys)).onConflictDoNothing());
  if (isAnnounced && table !== "calendly_bookings")
    batch.push(db.insert(announcements).values({ record_table: table, record_id: record.id }).onConflictDoNothing());
  const [inserted] = (await withinTimeLimit("D1", db.batch(batch))) as [D1Result];
  return inserted.meta.changes > 0;
}

export async function findCatalogueType(database: D1Database, id: string): Promise<Profession | null> {
  const [row] = await drizzle(database)
    .select({ catalogue_type: catalogueDownloads.catalogue_type })
    .from(catalogueDownloads)
    .where(eq(catalogueDownloads.id, id));
  return row?.catalogue_type ?? null;
}

/** Throws when D1 does not answer, or lacks its tables. */
export async function readOneRow(database: D1Database): Promise<unknown> {
  return drizzle(database).select({ id: catalogueDownloads.id }).from(catalogueDownloads).limit(1);
}

/** Marks records as announced; their rows were written with them. `sentAt` is ISO 8601. */
export async function noteAnnounced(database: D1Database, records: readonly RecordKey[], sentAt: string): Promise<void> {
  await drizzle(database).update(announcements).set({ sent_at: sentAt }).where(isOfRecord(announcements, records));
}

/** Records from before a moment (ISO 8601) that were never announced, oldest first. */
export async function listUnannounced(database: D1Database, before: string, limit: number): Promise<SentRecord[]> {
  const { record_table: table, record_id: id, sent_at } = announcements;
  const { sent } = await readRecords(
    database,
    await drizzle(database).select({ table, id }).from(announcements).where(isNull(sent_at)).limit(limit),
  );
  return sent.filter(({ created_at }) => created_at < before).sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

/** Retrying can't turn this text into a row. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow";
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Throws UnreadableRow unless fields, types and the ISO 8601 creation time are valid. */
export function readRow<Table extends RecordTable>(table: Table, text: string): Records[Table] {
  const { success, output: fields } = v.safeParse(jsonObject, text);
  if (!success) throw new UnreadableRow("The object holds no JSON object");
  const misfits = Object.entries(getTableColumns(recordTables[table])).filter(([name, column]) => {
    const field = fields[name] ?? null;
    if (name === "created_at") return !isMoment(field);
    return field === null ? column.notNull : typeof field !== column.dataType;
  });
  if (misfits.length > 0) throw new UnreadableRow(`No row of ${table}: ${misfits.map(([name]) => name).join(", ")}`);
  return fields as unknown as Records[Table];
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}

/** Whether D1 will never accept this record, so retrying is useless. */
export function isRefusal(error: unknown): boolean {
  const cause = findCause(error);
  if (cause instanceof UnreadableRow) return true;
  return cause instanceof Error && /constraint failed|datatype mismatch|cannot store/i.test(cause.message);
}
