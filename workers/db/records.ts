import { desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { prepareAnnouncement } from "./announcements.ts";
import { type Records, recordTables } from "./record-tables.ts";
import { type ConsentSentence, catalogueDownloads, consentSentences } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** What the three tables of visitors' submissions have in common. Rows are inserted and deleted, never updated. */

/** What is stored with a record, in one batch. */
interface Companions {
  /** The consent sentences that the row names by version. */
  sentences: readonly ConsentSentence[];
  /** Whether advisers are to be told of it; nobody is told of a booking, which names nobody. */
  isAnnounced: boolean;
}

/** Saves a row once per id, with its companions. Returns whether the row is new. Throws when it takes too long. */
export async function insertRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { sentences, isAnnounced }: Companions,
): Promise<boolean> {
  const db = drizzle(database);
  const [inserted] = await withinTimeLimit(
    "D1",
    db.batch([
      db.insert(recordTables[table]).values(record).onConflictDoNothing(),
      ...(sentences.length > 0
        ? [
            db
              .insert(consentSentences)
              .values([...sentences])
              .onConflictDoNothing(),
          ]
        : []),
      ...(isAnnounced && table !== "calendly_bookings" ? [prepareAnnouncement(database, table, record.id)] : []),
    ]),
  );
  return inserted.meta.changes > 0;
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
