/** Slower stores count as down. */
const TIME_LIMIT_MS = 2000;

/** The work may still complete later. */
export class TimeLimitExceeded extends Error {
  override name = "TimeLimitExceeded";
}

/** Throws TimeLimitExceeded after `limitMs`; the work itself continues. */
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
