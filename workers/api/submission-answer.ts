import type { Context } from "hono";
import type { SaveResult } from "#app/request-context.ts";
import type { AppEnv } from "../app-env.ts";
import { chooseRetryAfter } from "../submissions/rate-limits.ts";

/** 429 with `Retry-After`, or 503, with the message for the visitor. */
export function answerFailure(c: Context<AppEnv>, { status, error }: Extract<SaveResult, { ok: false }>) {
  return c.json({ success: false, error }, status, status === 429 ? { "Retry-After": chooseRetryAfter() } : {});
}
