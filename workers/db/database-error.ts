import { DrizzleQueryError } from "drizzle-orm";

/** Whether an error is the database's: it was refused, or did not answer. */
export function isDatabaseError(error: Error): boolean {
  return error instanceof DrizzleQueryError || error.message.startsWith("D1_");
}
