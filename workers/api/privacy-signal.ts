import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { sendsPrivacySignal } from "../submissions/attribution.ts";
import { answerMethodNotAllowed } from "./request-guards.ts";

/**
 * `GET /api/privacy-signal`: `{ isRefusing }`, whether the browser sends `Sec-GPC: 1`. Pages are cached for everyone, and scripts can't
 * read the signal when an extension or a proxy sets it.
 */
export const privacySignal = new Hono<AppEnv>();

privacySignal.get("/", (c) => c.json({ isRefusing: sendsPrivacySignal(c.req.raw.headers) })).all("/", answerMethodNotAllowed("GET, HEAD"));
