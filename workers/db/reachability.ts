import { eq, getTableColumns, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { withinTimeLimit } from "../time-limit.ts";
import { type Records, recordTables } from "./record-tables.ts";
import { prepareInsert } from "./records.ts";
import { consentSentences, contactRefusals, oppositions } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Whether D1 answers now and knows this table. Never throws. */
export async function answersFor(database: D1Database, table: RecordTable): Promise<boolean> {
  return succeeds(drizzle(database).select({ id: recordTables[table].id }).from(recordTables[table]).limit(1));
}

/**
 * Whether D1 takes a new row of this table now: one is written like any record's and taken back in the same transaction, so nobody ever
 * reads it. A database that is full, or restored without a table that an insertion needs, answers questions and still takes nothing.
 * Never throws.
 */
export async function takesRowsOf(database: D1Database, table: RecordTable): Promise<boolean> {
  const db = drizzle(database);
  const row = makeRow(table);
  return succeeds(
    db.batch([
      prepareInsert(database, table, row, ["probe"]),
      db
        .insert(consentSentences)
        .select(sql`SELECT ${consentSentences}.* FROM ${consentSentences}, ${contactRefusals}, ${oppositions} WHERE 0`),
      db.delete(recordTables[table]).where(eq(recordTables[table].id, row.id)),
    ]),
  );
}

/** A row that the table takes, whatever its words. */
function makeRow<Table extends RecordTable>(table: Table): Records[Table] {
  const values = Object.entries(getTableColumns(recordTables[table])).map(([name, { notNull, enumValues, dataType }]) => {
    if (name === "id") return [name, crypto.randomUUID()];
    if (name === "created_at") return [name, new Date().toISOString()];
    if (!notNull) return [name, null];
    return [name, enumValues?.[0] ?? { boolean: false, number: 0 }[dataType as string] ?? ""];
  });
  return Object.fromEntries(values) as Records[Table];
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return withinTimeLimit("D1", work).then(
    () => true,
    () => false,
  );
}
