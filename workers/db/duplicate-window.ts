import { and, gt, lt, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

const DUPLICATE_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Whether a row was created within 24 hours of a moment (ISO 8601); before or after, for a record that comes late out of the outbox meets younger rows. */
export function isWithinWindow(createdAt: AnySQLiteColumn, moment: string): SQL | undefined {
  const at = (shiftMs: number) => new Date(Date.parse(moment) + shiftMs).toISOString();
  return and(gt(createdAt, at(-DUPLICATE_WINDOW_MS)), lt(createdAt, at(DUPLICATE_WINDOW_MS)));
}
