import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { answerMethodNotAllowed } from "./request-guards.ts";

/** `GET /api/health`: whether D1 and R2 answer, and which deployment. 200 when both do, else 503. */
export const health = new Hono<AppEnv>();

health
  .get("/", async (c) => {
    const [d1, r2] = await Promise.all([
      answers(() => withinTimeLimit("D1", c.env.DB.prepare("SELECT 1 FROM catalogue_downloads LIMIT 1").run())),
      answers(() => withinTimeLimit("R2", c.env.CATALOGUES.list({ limit: 1 }))),
    ]);
    return c.json({ d1, r2, version: c.env.VERSION.id }, d1 && r2 ? 200 : 503);
  })
  .all("/", answerMethodNotAllowed("GET, HEAD"));

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}
