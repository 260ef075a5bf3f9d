import { isRead } from "../api/request-guards.ts";
import { CACHE_CONTROL, EDGE_CACHE_CONTROL, EDGE_HEADER, MEMORY_SECONDS } from "./cache-control.ts";
import { cleanAddress } from "./page-address.ts";

const MAX_PAGES = 400;
/** How long a page outlives its time, while its successor is rendered. */
const GRACE_MS = MEMORY_SECONDS * 1000;

type Render = (request: Request) => Promise<Response>;

/** A rendered page in memory. */
interface KeptPage {
  body: ArrayBuffer;
  headers: Headers;
  etag: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Serves what bypasses Cloudflare's cache (local serving, campaign parameters), and provides ETags. */
export function createPageCache() {
  const pages = new Map<string, KeptPage>();
  /** By address: each page under way, null once it proves to be nobody else's. */
  const renderings = new Map<string, Promise<KeptPage | null>>();

  const findPage = (address: string, graceMs = 0) => {
    const page = pages.get(address);
    return page && page.expiresAt + graceMs > Date.now() ? page : null;
  };

  /** The answer itself where it may not be kept. */
  async function renderPage(request: Request, address: string, render: Render): Promise<KeptPage | Response> {
    const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
    renderings.set(address, promise);
    try {
      // A HEAD renders the body too, to cache it.
      const rendered = await render(new Request(address, { method: "GET", headers: request.headers, signal: request.signal }));
      if (import.meta.env.DEV) return rendered;
      if (rendered.status !== 200 || rendered.headers.has("Set-Cookie") || rendered.headers.has("Cache-Control")) return rendered;
      const page = await readPage(rendered);
      if (pages.size >= MAX_PAGES) pages.clear();
      pages.set(address, page);
      resolve(page);
      return page;
    } finally {
      renderings.delete(address);
      resolve(null);
    }
  }

  return {
    /** Synchronous; null when not cached. */
    answerFromMemory(request: Request): Response | null {
      const page = isRead(request) ? findPage(request.url) : null;
      return page && answer(page, request);
    },

    /** Caches the rendered response when its address and headers allow. One rendering per address, the old page meanwhile. */
    async answerPage(request: Request, worker: Pick<ExecutionContext, "waitUntil">, render: Render): Promise<Response> {
      const { address, isKept, isClean } = cleanAddress(request.url);
      if (!isRead(request) || !isKept) return render(request);
      const rendering = renderings.get(address);
      const known = findPage(address) ?? (rendering ? (findPage(address, GRACE_MS) ?? (await rendering)) : null);
      const rendered = known ?? renderPage(request, address, render);
      // Others may wait for it, when this visitor has left.
      if (!known) worker.waitUntil(Promise.allSettled([rendered]));
      const page = await rendered;
      if (page instanceof Response) return page;
      const response = answer(page, request);
      if (!isClean) {
        response.headers.delete(EDGE_HEADER);
        response.headers.set("Cache-Control", CACHE_CONTROL.privateRevalidate);
      }
      return response;
    },
  };
}

async function readPage(rendered: Response): Promise<KeptPage> {
  const body = await rendered.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = `"${btoa(String.fromCharCode(...digest)).slice(0, 16)}"`;
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
