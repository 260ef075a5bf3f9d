import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { readOneRow } from "../db/records.ts";
import { isAllowed, tooManyRequests } from "../submissions/rate-limits.ts";
import { withinTimeLimit } from "../time-limit.ts";

/** Whether D1 and R2 answer, and the deployed version's id: 200, else 503. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
  if (!(await isAllowed(c, "health", []))) return c.json({ error: tooManyRequests }, 429);
  const { DB, CATALOGUES, OUTBOX, VERSION } = c.env;
  const [d1, ...buckets] = await Promise.all([
    hasAnswered("D1", readOneRow(DB)),
    ...[CATALOGUES, OUTBOX].map((bucket) => hasAnswered("R2", bucket.head("health"))),
  ]);
  const r2 = buckets.every(Boolean);
  return c.json({ d1, r2, version: VERSION.id }, d1 && r2 ? 200 : 503);
});

function hasAnswered(store: "D1" | "R2", work: Promise<unknown>): Promise<boolean> {
  return withinTimeLimit(store, work).then(
    () => true,
    () => false,
  );
}
