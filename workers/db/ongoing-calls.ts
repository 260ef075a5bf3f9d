import { desc, gte, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type OngoingCall, ongoingCalls } from "./schema.ts";
import { fieldOf, recordExists, selectRows } from "./sql-parts.ts";

/** Unless the record is gone. Deletes calls that began before `ended` (ISO 8601). */
export async function insertOngoingCall(database: D1Database, call: OngoingCall, ended: string): Promise<void> {
  const db = drizzle(database);
  const exists = recordExists(fieldOf("row", "record_table"), fieldOf("row", "record_id"));
  await db.batch([
    db.delete(ongoingCalls).where(lt(ongoingCalls.started_at, ended)),
    db
      .insert(ongoingCalls)
      .select(sql`${selectRows(ongoingCalls, [call])} AND ${exists}`)
      .onConflictDoUpdate({
        target: [ongoingCalls.record_table, ongoingCalls.record_id, ongoingCalls.author],
        set: { started_at: sql`excluded.started_at` },
      }),
  ]);
}

/** Latest first; `from` is ISO 8601. */
export async function listOngoingCalls(database: D1Database, from: string): Promise<OngoingCall[]> {
  const { started_at } = ongoingCalls;
  return drizzle(database).select().from(ongoingCalls).where(gte(started_at, from)).orderBy(desc(started_at));
}
