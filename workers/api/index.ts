import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { callbackRequestOn } from "#app/features/callback/request-schema.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { recordKinds } from "#workers/people/records/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { readOneRow } from "../db/records.ts";
import { readNow } from "../settings/settings.ts";
import { sendsPrivacySignal } from "../submissions/attribution.ts";
import { isAllowed, tooManyRequests } from "../submissions/rate-limits.ts";
import { submitBooking, submitCallbackRequest, submitQuotationRequest } from "../submissions/submissions.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { acceptSubmission } from "./accept-submission.ts";
import { catalogueDownloads } from "./catalogue-downloads.ts";

/** 405 for an unknown method, 404 for an unknown path. */
export const api = new Hono<AppEnv>();

api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) => c.json({ error: "Méthode non autorisée" }, 405, { Allow: methods.join(", ") }),
  }),
);
api.route("/catalogue-downloads", catalogueDownloads);
api.route("/callback-requests", acceptSubmission(readCallbackRules, submitCallbackRequest));
api.route(
  "/quotation-requests",
  acceptSubmission(() => recordKinds.quotation_requests, submitQuotationRequest),
);
api.route(
  "/bookings",
  acceptSubmission(() => recordKinds.calendly_bookings, submitBooking),
);
// Pages are cached for everyone, and scripts can't read a `Sec-GPC` set by an extension or a proxy.
api.get("/privacy-signal", (c) => c.json({ isRefusing: sendsPrivacySignal(c.req.raw.headers) }));
/** Whether D1 and R2 answer, and the deployed version's id: 200, else 503. */
api.get("/health", async (c) => {
  if (!(await isAllowed(c, "health", []))) return c.json({ error: tooManyRequests }, 429);
  const { DB, CATALOGUES, OUTBOX, VERSION } = c.env;
  const [d1, ...buckets] = await Promise.all([
    hasAnswered("D1", readOneRow(DB)),
    ...[CATALOGUES, OUTBOX].map((bucket) => hasAnswered("R2", bucket.head("health"))),
  ]);
  const r2 = buckets.every(Boolean);
  return c.json({ d1, r2, version: VERSION.id }, d1 && r2 ? 200 : 503);
});
// A sub-app's own notFound is ignored once it is mounted.
api.all("*", (c) => c.json({ error: "Adresse inconnue" }, 404));

function readCallbackRules(env: Env) {
  const days = listCallbackDays(readNow(env));
  return { schema: callbackRequestOn(days), offered: { days } };
}

function hasAnswered(store: "D1" | "R2", work: Promise<unknown>): Promise<boolean> {
  return withinTimeLimit(store, work).then(
    () => true,
    () => false,
  );
}
