/** Slower stores count as down. */
const TIME_LIMIT_MS = 2000;

/** Throws after `limitMs`; the work itself continues, and may still complete. */
export function withinTimeLimit<Result>(
  store: "D1" | "R2" | "The e-mail service",
  work: Promise<Result>,
  limitMs = TIME_LIMIT_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${store} did not answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
