/**
 * What browsers may cache, and Cloudflare's cache too (`[cache]` in wrangler.toml) unless the header below overrides it. Answers that set
 * a cookie, echo a visitor's words or report a failure are `noStore`.
 */
export const CACHE_CONTROL = {
  /** Browsers revalidate each time and get a 304. */
  page: "public, max-age=0, must-revalidate",
  /** React Router fetches a page's data on intent and again on the click. */
  data: "public, max-age=15",
  /** Not at the edge: Cloudflare keys by full address, so each campaign's parameters would be one more page. */
  privateRevalidate: "private, no-cache",
  /** An alias. */
  redirect: "public, max-age=3600",
  film: "public, max-age=2592000",
  noStore: "private, no-store",
} as const;

/** Cloudflare reads it instead of Cache-Control and strips it. */
export const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
/** With the isolate's own seconds, no page is staler than a minute: dated sentences end on time. */
export const EDGE_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600";
export const MEMORY_SECONDS = 15;
