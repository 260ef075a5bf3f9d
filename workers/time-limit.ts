/** A store that has not answered by then is as good as down. */
const TIME_LIMIT_MS = 2000;

/** A store or service has not answered in time; its work may still be done later. */
export class TimeLimitExceeded extends Error {
  override name = "TimeLimitExceeded";
}

/** The result of some work of a store or service. Throws TimeLimitExceeded after 2 seconds, or `limitMs`; the work itself goes on. */
export function withinTimeLimit<Result>(
  store: "D1" | "R2" | "The e-mail service",
  work: Promise<Result>,
  limitMs = TIME_LIMIT_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(`${store} did not answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
