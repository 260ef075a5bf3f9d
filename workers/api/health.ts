import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { answersFor } from "../db/reachability.ts";
import { LATE_AFTER_MS, measureAge } from "../scheduled/watch-outbox.ts";
import { countOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { answerMethodNotAllowed } from "./request-guards.ts";

interface Health {
  d1: boolean;
  r2: boolean;
  /** The state of the outbox; null when R2 does not answer. */
  outbox: { waiting: number; oldestSeconds: number; quarantined: number } | null;
}

/** How long this isolate repeats an answer, so that a flood of requests costs the stores only one. */
const REPEAT_MS = 10_000;

const answers = new WeakMap<D1Database, { at: number; health: Promise<Health> }>();

/**
 * `GET /api/health`: whether D1 and R2 answer, what waits in the outbox, and the id of the deployed version.
 * 200 when both answer and nothing has waited for more than 15 minutes, else 503.
 */
export const health = new Hono<AppEnv>();

health
  .get("/", async (c) => {
    const state = await repeatOrAsk(c.env);
    const isLate = (state.outbox?.oldestSeconds ?? 0) * 1000 > LATE_AFTER_MS;
    const status = state.d1 && state.r2 && !isLate ? 200 : 503;
    return c.json({ ...state, version: c.env.VERSION.id }, status);
  })
  .all("/", answerMethodNotAllowed("GET, HEAD"));

function repeatOrAsk(env: Env): Promise<Health> {
  const now = new Date();
  const last = answers.get(env.DB);
  if (last && now.getTime() - last.at < REPEAT_MS) return last.health;
  const health = askStores(env, now);
  answers.set(env.DB, { at: now.getTime(), health });
  return health;
}

async function askStores(env: Env, now: Date): Promise<Health> {
  const [d1, catalogues, counted] = await Promise.all([
    answersFor(env.DB, "catalogue_downloads"),
    ask(() => withinTimeLimit("R2", env.CATALOGUES.list({ limit: 1 }))),
    ask(() => withinTimeLimit("R2", countOutbox(env.OUTBOX))),
  ]);
  const outbox = counted && {
    waiting: counted.waiting,
    oldestSeconds: Math.round(measureAge(counted, now) / 1000),
    quarantined: counted.quarantined,
  };
  return { d1, r2: catalogues !== null && counted !== null, outbox };
}

async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await question();
  } catch {
    return null;
  }
}
