import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { bookings } from "./bookings.ts";
import { callbackRequests } from "./callback-requests.ts";
import { catalogueDownloads } from "./catalogue-downloads.ts";
import { health } from "./health.ts";
import { privacySignal } from "./privacy-signal.ts";

/** /api: JSON in, JSON out. Each subject answers 405 for a method it does not know; the rest is 404. */
export const api = new Hono<AppEnv>();

api.route("/catalogue-downloads", catalogueDownloads);
api.route("/callback-requests", callbackRequests);
api.route("/bookings", bookings);
api.route("/privacy-signal", privacySignal);
api.route("/health", health);
// Ends the sub-app: its own notFound would be ignored once mounted.
api.all("*", (c) => c.json({ error: "Adresse inconnue" }, 404));
