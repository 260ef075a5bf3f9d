import { drizzle } from "drizzle-orm/d1";
import type { RecordTable } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { recordTables } from "./record-tables.ts";

/** Whether D1 answers now and knows this table. Never throws. */
export async function answersFor(database: D1Database, table: RecordTable): Promise<boolean> {
  try {
    await withinTimeLimit("D1", drizzle(database).select({ id: recordTables[table].id }).from(recordTables[table]).limit(1));
    return true;
  } catch {
    return false;
  }
}
