import { knownReferences } from "#app/content/programmes/find-offer.ts";
import { FORMATS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";

/**
 * Rendered pages are the same for every visitor: each is rendered once a minute at most, then kept in the memory of the isolate
 * and in the Cache API of the data centre.
 */

/** Parameters that change a page, with the values for which it is kept. A parameter that is not named here changes no page. */
const KEPT_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ["format", oneOf(FORMATS)],
  ["statut", oneOf(STATUSES)],
  ["source", oneOf(SOURCE_TYPES)],
  ["profession", oneOf(PROFESSIONS)],
  ["reference", oneOf(knownReferences)],
  // React Router's own: which routes' data are wanted.
  ["_routes", /^[\w/.,-]{1,100}$/],
]);
/** Parameters that change a page without end or for one visitor: rendered each time, kept nowhere. */
const UNKEPT_PARAMETERS: ReadonlySet<string> = new Set(["q", "depuis", "demande", "jour", "telechargement"]);

/** Nothing is staler than a minute: this, and the data that a browser keeps for its own short while. */
const LIFETIME_SECONDS = 40;
const DATA_MAX_AGE_SECONDS = 15;
const MEMORY_MAX_PAGES = 400;

/** A browser asks again each time and gets a 304. */
const PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** React Router asks for a page's data on intent and again on the click. */
const DATA_CACHE_CONTROL = `public, max-age=${DATA_MAX_AGE_SECONDS}`;
const NOT_KEPT = "private, no-store";

interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The address under which a page is rendered, without the parameters that change nothing, and whether it may be kept. */
function normaliseAddress(url: URL): { address: URL; isKept: boolean } {
  const address = new URL(url);
  address.search = "";
  address.hash = "";
  let isKept = true;
  for (const [name, value] of [...url.searchParams].sort(([a], [b]) => a.localeCompare(b))) {
    if (!KEPT_VALUES.has(name) && !UNKEPT_PARAMETERS.has(name)) continue;
    address.searchParams.append(name, value);
    isKept &&= KEPT_VALUES.get(name)?.test(value) ?? false;
  }
  return { address, isKept };
}

/** The page cache of one isolate. */
export function createPageCache() {
  const memory = new Map<string, KeptPage>();

  /** The answer from memory, or null: no parsing, no waiting. */
  function answerFromMemory(request: Request): Response | null {
    const page = memory.get(request.url);
    if (!page || page.expiresAt <= Date.now() || (request.method !== "GET" && request.method !== "HEAD")) return null;
    return answer(page, request);
  }

  /**
   * The answer for a page request: kept, or rendered and then kept when its address and its answer allow it.
   * `version` names the deployment, so that no page outlives its code or settings.
   */
  async function answerPage(
    request: Request,
    version: string,
    waitUntil: (work: Promise<unknown>) => void,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const { address, isKept } = normaliseAddress(new URL(request.url));
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isKept) return withCacheControl(await render(new Request(address, request)), NOT_KEPT);

    const remembered = memory.get(address.href);
    if (remembered && remembered.expiresAt > Date.now()) return answer(remembered, request);

    const shared = openSharedCache();
    const sharedKey = `${address.origin}/.pages/${version}${address.pathname}${address.search}`;
    const found = await shared?.match(sharedKey);
    if (found) return answer(await remember(address.href, found), request);

    // Rendered whole for a HEAD too: the page that is kept has its body.
    const rendered = await render(new Request(address, { method: "GET", headers: request.headers, signal: request.signal }));
    if (rendered.status !== 200 || rendered.headers.has("Set-Cookie") || rendered.headers.has("Cache-Control")) {
      return rendered.headers.has("Cache-Control") ? rendered : withCacheControl(rendered, NOT_KEPT);
    }
    const page = await remember(address.href, rendered);
    if (shared) waitUntil(shared.put(sharedKey, toSharedResponse(page)));
    return answer(page, request);
  }

  async function remember(address: string, response: Response): Promise<KeptPage> {
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    const renderedAt = Number(headers.get(RENDERED_AT) ?? Date.now());
    const etag = headers.get("ETag") ?? (await hashBody(body));
    for (const name of SHARED_HEADERS) headers.delete(name);
    headers.set("ETag", etag);
    headers.set("Cache-Control", headers.get("Content-Type")?.startsWith("text/html") ? PAGE_CACHE_CONTROL : DATA_CACHE_CONTROL);
    if (memory.size >= MEMORY_MAX_PAGES) memory.clear();
    const page = { body, headers, etag, expiresAt: renderedAt + LIFETIME_SECONDS * 1000 };
    memory.set(address, page);
    return page;
  }

  return { answerFromMemory, answerPage };
}

/** When a page in the Cache API was rendered, so that its lifetime does not start again in each isolate. */
const RENDERED_AT = "X-Rendered-At";
/** What the Cache API adds to a page. A browser would take data with such an age for stale, and ask again on the click. */
const SHARED_HEADERS = [RENDERED_AT, "Age", "CF-Cache-Status", "Content-Length", "Date"];

function answer({ body, headers, etag }: KeptPage, request: Request): Response {
  if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function toSharedResponse({ body, headers, expiresAt }: KeptPage): Response {
  const shared = new Response(body, { headers });
  shared.headers.set("Cache-Control", `public, max-age=${LIFETIME_SECONDS}`);
  shared.headers.set(RENDERED_AT, String(expiresAt - LIFETIME_SECONDS * 1000));
  return shared;
}

function withCacheControl(response: Response, cacheControl: string): Response {
  if (response.headers.has("Cache-Control")) return response;
  const answered = new Response(response.body, response);
  answered.headers.set("Cache-Control", cacheControl);
  return answered;
}

/** `caches.default` is Cloudflare's; the DOM types do not know it. */
function openSharedCache(): Cache | undefined {
  return (globalThis.caches as unknown as { default?: Cache } | undefined)?.default;
}

async function hashBody(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join("|")})$`);
}
