import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { sendsPrivacySignal } from "../submissions/attribution.ts";
import { submitBooking } from "../submissions/submissions.ts";
import { acceptSubmission } from "./accept-submission.ts";
import { callbackRequests } from "./callback-requests.ts";
import { catalogueDownloads } from "./catalogue-downloads.ts";
import { health } from "./health.ts";

/** 405 for an unknown method, 404 for an unknown path. */
export const api = new Hono<AppEnv>();

api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) => c.json({ error: "Méthode non autorisée" }, 405, { Allow: methods.join(", ") }),
  }),
);
api.route("/catalogue-downloads", catalogueDownloads);
api.route("/callback-requests", callbackRequests);
api.route("/bookings", acceptSubmission(recordKinds.calendly_bookings.schema, submitBooking));
api.route("/health", health);
// Pages are cached for everyone, and scripts can't read a `Sec-GPC` set by an extension or a proxy.
api.get("/privacy-signal", (c) => c.json({ isRefusing: sendsPrivacySignal(c.req.raw.headers) }));
// A sub-app's own notFound is ignored once it is mounted.
api.all("*", (c) => c.json({ error: "Adresse inconnue" }, 404));
