import { knownReferences } from "#app/content/programmes/find-offer.ts";
import { FORMATS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";
import { CACHE_CONTROL, EDGE_CACHE_CONTROL, EDGE_HEADER, MEMORY_SECONDS } from "./cache-control.ts";

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
const UNKEPT_PARAMETERS: ReadonlySet<string> = new Set([
  "q",
  "depuis",
  "demande",
  "jour",
  "numero",
  "heures",
  "formats",
  "selection",
  "telechargement",
  "echec",
]);

const MAX_PAGES = 400;

interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Rendered pages, the same for every visitor, in the memory of one isolate: for what passes Cloudflare's cache by (local serving,
 * addresses with a campaign's parameters), and for the ETag by which a browser keeps its copy.
 */
export function createPageCache() {
  const memory = new Map<string, KeptPage>();

  function find(address: string): KeptPage | undefined {
    const page = memory.get(address);
    return page && page.expiresAt > Date.now() ? page : undefined;
  }

  async function keep(address: string, rendered: Response): Promise<KeptPage> {
    const body = new Uint8Array(await rendered.arrayBuffer());
    const etag = await hashBody(body);
    const headers = new Headers(rendered.headers);
    headers.set("ETag", etag);
    headers.set("Cache-Control", headers.get("Content-Type")?.startsWith("text/html") ? CACHE_CONTROL.page : CACHE_CONTROL.data);
    headers.set(EDGE_HEADER, EDGE_CACHE_CONTROL);
    if (memory.size >= MAX_PAGES) memory.clear();
    const page = { body, headers, etag, expiresAt: Date.now() + MEMORY_SECONDS * 1000 };
    memory.set(address, page);
    return page;
  }

  return {
    /** The answer from memory, or null: no parsing, no waiting. */
    answerFromMemory(request: Request): Response | null {
      const page = isRead(request) && find(request.url);
      return page ? answer(page, request) : null;
    },

    /** The answer for a page request: from memory, or rendered and then kept when its address and its answer allow it. */
    async answerPage(request: Request, render: (request: Request) => Promise<Response>): Promise<Response> {
      const { address, isKept, isShared } = normaliseAddress(new URL(request.url));
      if (!isRead(request) || !isKept || import.meta.env.DEV) return render(new Request(address, request));
      let page = find(address.href);
      if (!page) {
        // Rendered whole for a HEAD too: the page that is kept has its body.
        const rendered = await render(new Request(address, { method: "GET", headers: request.headers, signal: request.signal }));
        if (!mayBeKept(rendered)) return rendered;
        page = await keep(address.href, rendered);
      }
      return isShared ? answer(page, request) : answer({ ...page, headers: withoutSharing(page.headers) }, request);
    },
  };
}

function answer({ body, headers, etag }: KeptPage, request: Request): Response {
  if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("Set-Cookie") && !headers.has("Cache-Control");
}

function withoutSharing(shared: Headers): Headers {
  const headers = new Headers(shared);
  headers.delete(EDGE_HEADER);
  headers.set("Cache-Control", CACHE_CONTROL.unshared);
  return headers;
}

/** The address under which a page is rendered, without the parameters that change nothing; `isShared` says that there were none of those. */
function normaliseAddress(url: URL): { address: URL; isKept: boolean; isShared: boolean } {
  const address = new URL(url);
  address.search = "";
  address.hash = "";
  let isKept = true;
  let isShared = true;
  for (const [name, value] of [...url.searchParams].sort(([a], [b]) => a.localeCompare(b))) {
    const isUnkept = UNKEPT_PARAMETERS.has(name) || name.startsWith(CHOICE_PREFIX);
    if (KEPT_VALUES.has(name) || isUnkept) address.searchParams.append(name, value);
    else isShared = false;
    if (isUnkept || KEPT_VALUES.get(name)?.test(value) === false) isKept = false;
  }
  return { address, isKept, isShared };
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

async function hashBody(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join("|")})$`);
}
