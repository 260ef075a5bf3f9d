/** A store that has not answered by then is as good as down. */
const TIME_LIMIT_MS = 2000;

/** The result of some work of a store or service. Throws when it takes longer than 2 seconds, or `limitMs`; the work itself goes on. */
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
