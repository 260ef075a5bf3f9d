import { AsyncLocalStorage } from "node:async_hooks";
import { findCause } from "./db/database-error.ts";

type Details = Record<string, string | number | boolean>;
export type LogLine = Details & { event: string };

interface LogContext {
  requestId: string;
  /** Method and path without query string, or the cron. */
  route: string;
  /** Undefined when errors are only logged. */
  report: ((line: LogLine) => void) | undefined;
}

const contexts = new AsyncLocalStorage<LogContext>();

export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Only name and message of the innermost cause: drizzle's message quotes bound values, hence personal data. No detail may. */
export function logError(event: string, error: unknown, details: Details = {}): void {
  const { report, ...context } = contexts.getStore() ?? {};
  const line = { level: "error", event, ...context, ...describe(findCause(error)), ...details };
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify(line));
  report?.(line);
}

function describe(cause: unknown): { name: string; message: string } {
  if (!(cause instanceof Error)) return { name: "Non-Error", message: typeof cause };
  // A SyntaxError's message quotes the parsed text.
  return { name: cause.name, message: cause instanceof SyntaxError ? "Unreadable text" : cause.message };
}
