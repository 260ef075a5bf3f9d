import { CliError } from "#scripts/toolbox.ts";
import { isDatabaseError } from "#workers/db/database-error.ts";

/** Whether the stores failed (not signed in, not reached, refused), and not a program of ours. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof CliError || isDatabaseError(error) || isStoreFault(error.cause);
}
