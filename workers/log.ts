import { AsyncLocalStorage } from "node:async_hooks";
import { findCause } from "./db/database-error.ts";

type Details = Record<string, string | number | boolean>;
export type LogLine = Details & { event: string };

/** What the lines of one request, or of one run of a cron, have in common. */
interface LogContext {
  requestId: string;
  /** Method and path without query string, or the cron. */
  route: string;
  /** Where errors are reported besides the log; undefined when nowhere. */
  report: ((line: LogLine) => void) | undefined;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs some work, whose lines then carry this request's id and route. */
export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/**
 * One JSON line on the error log. Of an error only name and message of its innermost cause are kept:
 * the message of a drizzle error holds the bound values, hence personal data.
 */
export function logError(event: string, error: unknown, details: Details = {}): void {
  const { report, ...context } = contexts.getStore() ?? {};
  const line = { level: "error", event, ...context, ...describe(findCause(error)), ...details };
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify(line));
  report?.(line);
}

/** One JSON line on the log. Details never hold personal data or a query string. */
export function logInfo(event: string, details: Details = {}): void {
  const { report: _, ...context } = contexts.getStore() ?? {};
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.log(JSON.stringify({ level: "info", event, ...context, ...details }));
}

function describe(cause: unknown): { name: string; message: string } {
  if (!(cause instanceof Error)) return { name: "Non-Error", message: typeof cause };
  // The message of a SyntaxError quotes the text that was parsed.
  return { name: cause.name, message: cause instanceof SyntaxError ? "Unreadable text" : cause.message };
}
