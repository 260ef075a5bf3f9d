import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";
import { CACHE_CONTROL, EDGE_CACHE_CONTROL, EDGE_HEADER, MEMORY_SECONDS } from "./cache-control.ts";

/** Parameters that change a page for everyone alike: a page each. `_routes` is React Router's own: which routes' data are wanted. */
const KEPT = /^(format|statut|source|profession|reference|_routes)=[\w/.,-]{1,100}$/;
/** Parameters that change a page. Any other changes none and is dropped before rendering. */
const KNOWN = new RegExp(
  `^(format|statut|source|profession|reference|_routes|q|depuis|demande|jour|numero|heures|formats|selection|telechargement|echec|${CHOICE_PREFIX}.*)$`,
  "s",
);

const MAX_PAGES = 400;

interface KeptPage {
  body: ArrayBuffer;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Rendered pages, the same for every visitor, in the memory of one isolate: for what bypasses Cloudflare's cache (local serving,
 * addresses with a campaign's parameters), and for the ETag by which a browser keeps its copy.
 */
export function createPageCache() {
  const memory = new Map<string, KeptPage>();

  function find(address: string): KeptPage | undefined {
    const page = memory.get(address);
    return page && page.expiresAt > Date.now() ? page : undefined;
  }

  return {
    /** The answer from memory, or null: no parsing, no waiting. */
    answerFromMemory(request: Request): Response | null {
      const page = isRead(request) && find(request.url);
      return page ? answer(page, request) : null;
    },

    /** The answer for a page request: from memory, or rendered and then kept when its address and its answer allow it. */
    async answerPage(request: Request, render: (request: Request) => Promise<Response>): Promise<Response> {
      const url = new URL(request.url);
      const given = [...url.searchParams];
      const known = given.filter(([name]) => KNOWN.test(name)).sort(([a], [b]) => a.localeCompare(b));
      url.search = new URLSearchParams(known).toString();
      const address = url.href;
      const isKept = isRead(request) && known.every((pair) => KEPT.test(pair.join("="))) && !import.meta.env.DEV;
      if (!isKept) return render(new Request(address, request));
      let page = find(address);
      if (!page) {
        // Rendered whole for a HEAD too: the page that is kept has its body.
        const rendered = await render(new Request(address, { method: "GET", headers: request.headers, signal: request.signal }));
        if (rendered.status !== 200 || rendered.headers.has("Set-Cookie") || rendered.headers.has("Cache-Control")) return rendered;
        page = await readPage(rendered);
        if (memory.size >= MAX_PAGES) memory.clear();
        memory.set(address, page);
      }
      const response = answer(page, request);
      // Under an address with parameters that change nothing.
      if (known.length < given.length) {
        response.headers.delete(EDGE_HEADER);
        response.headers.set("Cache-Control", CACHE_CONTROL.unshared);
      }
      return response;
    },
  };
}

async function readPage(rendered: Response): Promise<KeptPage> {
  const body = await rendered.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body), 0, 12);
  const etag = `"${btoa(String.fromCharCode(...digest))}"`;
  const headers = new Headers(rendered.headers);
  headers.set("ETag", etag);
  headers.set("Cache-Control", headers.get("Content-Type")?.startsWith("text/html") ? CACHE_CONTROL.page : CACHE_CONTROL.data);
  headers.set(EDGE_HEADER, EDGE_CACHE_CONTROL);
  return { body, headers, etag, expiresAt: Date.now() + MEMORY_SECONDS * 1000 };
}

function answer({ body, headers, etag }: KeptPage, request: Request): Response {
  const isUnchanged = request.headers.get("If-None-Match")?.includes(etag);
  return new Response(isUnchanged || request.method === "HEAD" ? null : body, { status: isUnchanged ? 304 : 200, headers });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
