/** For browsers, and for Cloudflare unless EDGE_HEADER overrides it. `noStore`: cookies, echoed input and failures. */
export const CACHE_CONTROL = {
  /** Browsers revalidate each time and get a 304. */
  page: "public, max-age=0, must-revalidate",
  /** React Router fetches a page's data on intent and again on click. */
  data: "public, max-age=15",
  /** Not at the edge: Cloudflare keys by full address, so each campaign would add a page. */
  privateRevalidate: "private, no-cache",
  redirect: "public, max-age=3600",
  film: "public, max-age=2592000",
  noStore: "private, no-store",
} as const;

/** Cloudflare reads it instead of Cache-Control, then strips it. */
export const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
/** Adds up to a minute with the isolate's cache, so dated sentences expire on time. */
export const EDGE_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600";
export const MEMORY_SECONDS = 15;
