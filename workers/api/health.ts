import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { readOneRow } from "../db/records.ts";
import { withinTimeLimit } from "../time-limit.ts";

/** Answers are reused this long, so a flood of requests costs the stores one check. */
const REPEAT_MS = 10_000;

const answers = new WeakMap<D1Database, { at: number; health: ReturnType<typeof askStores> }>();

/** Whether D1 and R2 answer, and the deployed version's id: 200, else 503. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
  const state = await repeatOrAsk(c.env);
  return c.json({ ...state, version: c.env.VERSION.id }, state.d1 && state.r2 ? 200 : 503);
});

function repeatOrAsk(env: Env) {
  const now = Date.now();
  const last = answers.get(env.DB);
  if (last && now - last.at < REPEAT_MS) return last.health;
  const health = askStores(env);
  answers.set(env.DB, { at: now, health });
  return health;
}

async function askStores({ DB, CATALOGUES, OUTBOX }: Env) {
  const [d1, catalogues, outbox] = await Promise.all([
    hasAnswered("D1", readOneRow(DB)),
    ...[CATALOGUES, OUTBOX].map((bucket) => hasAnswered("R2", bucket.list({ limit: 1 }))),
  ]);
  return { d1, r2: Boolean(catalogues && outbox) };
}

function hasAnswered(store: "D1" | "R2", work: Promise<unknown>): Promise<boolean> {
  return withinTimeLimit(store, work).then(
    () => true,
    () => false,
  );
}
