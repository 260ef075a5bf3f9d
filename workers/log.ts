type Details = Record<string, string | number | boolean>;

/**
 * One JSON line on the error log. Of an error only name and message of its innermost cause are kept:
 * the message of a drizzle error holds the bound values, hence personal data.
 */
export function logError(event: string, error: unknown, details: Details = {}): void {
  const cause = findCause(error);
  const { name, message } = cause instanceof Error ? cause : { name: "Non-Error", message: typeof cause };
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify({ level: "error", event, name, message, ...details }));
}

/** One JSON line on the log. Details never hold personal data or a query string. */
export function logInfo(event: string, details: Details = {}): void {
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.log(JSON.stringify({ level: "info", event, ...details }));
}

function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findCause(error.cause) : error;
}
