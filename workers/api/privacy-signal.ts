import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { sendsPrivacySignal } from "../submissions/attribution.ts";
import { answerMethodNotAllowed } from "./request-guards.ts";

/**
 * `GET /api/privacy-signal`: `{ isRefusing }`, whether the visitor's browser sends `Sec-GPC: 1`. Pages cannot say it, being the
 * same for everyone; scripts cannot read it where the signal comes from an extension or a proxy.
 */
export const privacySignal = new Hono<AppEnv>();

privacySignal.get("/", (c) => c.json({ isRefusing: sendsPrivacySignal(c.req.raw.headers) })).all("/", answerMethodNotAllowed("GET, HEAD"));
