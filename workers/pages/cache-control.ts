import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";

/**
 * What each kind of answer allows: the browser by `Cache-Control`, Cloudflare's cache in front of the Worker (`[cache]` in wrangler.toml)
 * by the same unless the header below says more. What sets a cookie, carries a visitor's words or reports a failure is `noStore`.
 */
export const CACHE_CONTROL = {
  /** A browser asks again each time and gets a 304. */
  page: "public, max-age=0, must-revalidate",
  /** React Router asks for a page's data on intent and again on the click. */
  data: "public, max-age=15",
  /** Cloudflare knows a page by its whole address: under a thousand campaigns' parameters it would be a thousand pages. */
  privateRevalidate: "private, no-cache",
  /** An alias of a page. */
  redirect: "public, max-age=3600",
  film: "public, max-age=2592000",
  noStore: "private, no-store",
} as const;

/** Read by Cloudflare, in place of Cache-Control, and not sent on. */
export const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
/** With the seconds in the memory of an isolate, no page is staler than a minute: what is said until a date is not said after it. */
export const EDGE_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600";
export const MEMORY_SECONDS = 15;

/** Without the header, Cloudflare would keep a 200 for two hours and a 404 for three minutes. */
export const noStoreByDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", CACHE_CONTROL.noStore);
});
