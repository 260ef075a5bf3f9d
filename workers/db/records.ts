import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { withinTimeLimit } from "../time-limit.ts";
import { type EntryDraft, prepareEntries } from "./entries.ts";
import {
  announcements,
  type CatalogueDownload,
  catalogueDownloads,
  type OpenCall,
  openCalls,
  type PersonKey,
  personKeys,
  type Records,
  recordTables,
} from "./schema.ts";
import { selectRows } from "./sql-parts.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Rows are inserted and deleted, never updated. */

interface Companions {
  keys?: readonly PersonKey[];
  call?: OpenCall | null;
  isAnnounced?: boolean;
  noted?: readonly EntryDraft[];
}

/** Inserts a row once per id, with its companions. Returns whether it is new. Throws on timeout. */
export async function insertRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { keys = [], call, isAnnounced, noted = [] }: Companions = {},
): Promise<boolean> {
  const db = drizzle(database);
  const batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [db.insert(recordTables[table]).values(record).onConflictDoNothing()];
  // `changes() > 0`: a resubmission must not note anything twice, nor reopen a finished call.
  if (noted.length > 0) batch.push(prepareEntries(database, record.created_at, noted, sql`changes() > 0`));
  if (call) batch.push(db.insert(openCalls).select(sql`${selectRows(openCalls, [call])} AND changes() > 0`));
  if (keys.length > 0) batch.push(db.insert(personKeys).select(selectRows(personKeys, keys)).onConflictDoNothing());
  if (isAnnounced && table !== "calendly_bookings")
    batch.push(db.insert(announcements).values({ record_table: table, record_id: record.id }).onConflictDoNothing());
  const [inserted] = (await withinTimeLimit("D1", db.batch(batch))) as [D1Result];
  return inserted.meta.changes > 0;
}

export type LeadFile = Pick<CatalogueDownload, "catalogue_type" | "call_code">;

export async function findCatalogueLead(database: D1Database, id: string): Promise<LeadFile | null> {
  const { catalogue_type, call_code } = catalogueDownloads;
  const [row] = await drizzle(database).select({ catalogue_type, call_code }).from(catalogueDownloads).where(eq(catalogueDownloads.id, id));
  return row ?? null;
}

/** Throws when D1 does not answer, or lacks its tables. */
export async function readOneRow(database: D1Database): Promise<unknown> {
  return drizzle(database).select({ id: catalogueDownloads.id }).from(catalogueDownloads).limit(1);
}
