/** The innermost cause: the store's own error, without what drizzle wraps around it, which quotes the values. */
export function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findCause(error.cause) : error;
}

/** Whether D1 will never accept this record. */
export function isRefusal(error: unknown): boolean {
  // The words around the cause are drizzle's and quote the values, which can say anything.
  const cause = findCause(error);
  return cause instanceof Error && /constraint failed|datatype mismatch|cannot store/i.test(cause.message);
}
