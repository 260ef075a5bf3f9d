import { and, desc, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { prepareOppositionEntries } from "./oppositions.ts";
import { type Records, recordTables } from "./record-tables.ts";
import {
  type ConsentSentence,
  catalogueDownloads,
  consentSentences,
  erasureHashes as erasures,
  type OpenCall,
  openCalls,
  personKeys,
} from "./schema.ts";
import { selectRows } from "./sql-parts.ts";
import type { RecordTable } from "./vocabulary.ts";

/** What the three tables of visitors' submissions have in common. Rows are inserted and deleted, never updated. */

/** What an insertion needs to know besides the row itself. */
interface InsertContext {
  /** The consent sentences that the row names by version, remembered with it. */
  sentences: readonly (typeof consentSentences.$inferInsert)[];
  /** Hashes of the person (people/erasure-hashes.ts): nothing is inserted when one was erased since the row was created. */
  erasureHashes: readonly string[];
  /** Hashes of its addresses on the opposition list: refusals that were kept of them are noted on the row. */
  oppositionHashes?: readonly string[];
  /** By what its person is found (person_keys), and the call that it waits for. */
  keys?: readonly (typeof personKeys.$inferInsert)[];
  call?: OpenCall | null;
}

/** Saves a row once per id. Throws when it takes too long. */
export async function insertRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { sentences, erasureHashes, oppositionHashes = [], keys = [], call = null }: InsertContext,
): Promise<void> {
  const db = drizzle(database);
  const insert = prepareInsert(database, table, record, erasureHashes);
  const shown = sentences.length > 0 && db.insert(consentSentences).values([...sentences]);
  const isThere = sql`EXISTS (SELECT 1 FROM ${recordTables[table]} WHERE id = ${record.id})`;
  const more = [
    ...(keys.length > 0
      ? [
          db
            .insert(personKeys)
            .select(sql`${selectRows(personKeys, keys)} AND ${isThere}`)
            .onConflictDoNothing(),
        ]
      : []),
    ...(call
      ? [
          db
            .insert(openCalls)
            .select(sql`${selectRows(openCalls, [call])} AND ${isThere}`)
            .onConflictDoNothing(),
        ]
      : []),
    ...(shown ? [shown.onConflictDoNothing()] : []),
    ...(table !== "calendly_bookings" && oppositionHashes.length > 0
      ? [prepareOppositionEntries(database, table, record, oppositionHashes)]
      : []),
  ];
  await withinTimeLimit<unknown>("D1", more.length === 0 ? insert.run() : db.batch([insert, ...more]));
}

/** The statement that inserts a row once per id, unless one of the hashes was erased since the row was created. */
export function prepareInsert<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  erasureHashes: readonly string[],
) {
  const rows = recordTables[table];
  const values = Object.entries(getTableColumns(rows)).map(([name, column]) => {
    const value: unknown = (record as unknown as Record<string, unknown>)[name] ?? null;
    return sql`${value === null ? null : column.mapToDriverValue(value)}`;
  });
  const isOfPerson = and(inArray(erasures.hash, [...erasureHashes]), gte(erasures.erased_at, record.created_at));
  return drizzle(database)
    .insert(rows)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE NOT EXISTS (SELECT 1 FROM ${erasures} WHERE ${isOfPerson})`)
    .onConflictDoNothing();
}

/** The rows of a table, with its name, that were saved after the one with this rowid, newest first. */
export async function listRecords<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  afterRow: number | null = null,
): Promise<({ table: Table } & Records[Table])[]> {
  const rows = recordTables[table];
  const isNew = afterRow === null ? undefined : sql`rowid > ${afterRow}`;
  const found = await drizzle(database).select().from(rows).where(isNew).orderBy(desc(rows.created_at), desc(rows.id));
  return (found as Records[Table][]).map((row) => ({ table, ...row }));
}

/** The profession of a saved lead, or null. */
export async function findCatalogueType(database: D1Database, id: string): Promise<Profession | null> {
  const [row] = await drizzle(database)
    .select({ catalogue_type: catalogueDownloads.catalogue_type })
    .from(catalogueDownloads)
    .where(eq(catalogueDownloads.id, id));
  return row?.catalogue_type ?? null;
}

/** All consent sentences that were ever shown. */
export async function listConsentSentences(database: D1Database): Promise<ConsentSentence[]> {
  return drizzle(database).select().from(consentSentences);
}
