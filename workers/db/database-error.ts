/** The innermost cause: drizzle's own message quotes the bound values. */
export function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findCause(error.cause) : error;
}

/** Whether D1 will never accept this record, so retrying is useless. */
export function isRefusal(error: unknown): boolean {
  const cause = findCause(error);
  return cause instanceof Error && /constraint failed|datatype mismatch|cannot store/i.test(cause.message);
}
