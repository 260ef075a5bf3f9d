import { and, eq, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isWithinWindow } from "./duplicate-window.ts";
import { insertUnless } from "./insert-unless.ts";
import { type CallbackRequestRow, callbackRequests } from "./schema.ts";

/**
 * Saves a callback request once and returns the id of the row that stands for it.
 * The same id, or the same telephone, profession and slot within 24 hours, is one row. Throws what D1 throws.
 */
export async function saveCallbackRequest(database: D1Database, request: CallbackRequestRow): Promise<string> {
  const db = drizzle(database);
  const isDuplicate = and(
    eq(callbackRequests.telephone, request.telephone),
    eq(callbackRequests.profession, request.profession),
    eq(callbackRequests.creneau, request.creneau),
    isWithinWindow(callbackRequests.created_at, request.created_at),
  );
  const isSame = sql`(${or(eq(callbackRequests.id, request.id), isDuplicate)})`;
  const findSaved = db.select({ id: callbackRequests.id }).from(callbackRequests).where(isSame).limit(1);

  const [, [saved]] = await db.batch([insertUnless(db, callbackRequests, request, isSame), findSaved]);
  return saved?.id ?? request.id;
}
