import { env } from "cloudflare:workers";
import { pageRequestContext } from "#app/request-context.ts";
import { createApp, type HandleDocument } from "#workers/create-app.ts";
import { forms, leadsPath, send } from "./forms.ts";

/** One request for each kind of response. */

export const HTML = { "Content-Type": "text/html; charset=utf-8" };
const FILM = new Uint8Array(100);

/** One script with the nonce, one injected without. */
const renderPage: HandleDocument = (_, context) => {
  const { nonce } = context.get(pageRequestContext);
  return new Response(`<!DOCTYPE html><script nonce="${nonce}">rendered()</script><script>injected()</script><h1>Page</h1>`, {
    headers: HTML,
  });
};

async function fetchFilm(_: string, init?: RequestInit): Promise<Response> {
  const isKnown = new Headers(init?.headers).get("If-None-Match") === '"film"';
  return new Response(isKnown ? null : FILM, { status: isKnown ? 304 : 200, headers: { "Content-Type": "video/mp4", ETag: '"film"' } });
}

const stores = { ...env, ASSETS: { fetch: fetchFilm } } as unknown as Env;
/** In a new isolate, so no page is cached. */
export function get(path: string, init: RequestInit = {}, render: HandleDocument = renderPage) {
  return send(path, init, stores, createApp(render));
}

/** Status, path, and the Cache-Control header for browsers and other caches. */
type Row = readonly [name: string, status: number, path: string, cacheControl: string, init?: Init];

interface Init extends RequestInit {
  render?: HandleDocument;
  /** Whether Cloudflare caches it for longer than that. */
  isCachedAtEdge?: true;
}

const json = { "Content-Type": "application/json" };
const DATA = { "Content-Type": "text/x-script" };
const PAGE = "public, max-age=0, must-revalidate";
const PRIVATE = "private, no-cache";
const NO_STORE = "private, no-store";
const FILM_CACHE = "public, max-age=2592000";
const REFUSED_COOKIE = "cimes_choix=refus; cimes_provenance=utm_source%3Dlettre";
const POST = { method: "POST" };
const lead = (body: string) => ({ ...POST, headers: json, body });
const render = (status: number, headers: Record<string, string> = HTML, body: string | null = "<h1>Incident</h1>") => ({
  render: () => new Response(body, { status, headers }),
});

const ROWS: Row[] = [
  ["a page", 200, "/", PAGE, { isCachedAtEdge: true }],
  ["a page with a choice", 200, "/financement?statut=salarie", PAGE, { isCachedAtEdge: true }],
  ["a page opened from an advertisement", 200, "/?gclid=abc", PRIVATE],
  ["a landing page that sets the cookie", 200, "/?utm_source=lettre", NO_STORE],
  ["a landing page of a visitor who refuses the cookie", 200, "/?utm_source=lettre", PRIVATE, { headers: { "Sec-GPC": "1" } }],
  ["a page that deletes the cookie of a visitor who refuses it", 200, "/", NO_STORE, { headers: { Cookie: REFUSED_COOKIE } }],
  ["a search", 200, "/faq?q=prix", NO_STORE],
  ["a page with a free-text choice", 200, "/financement?statut=mots libres", NO_STORE],
  ["React Router's data", 200, "/faq.data", "public, max-age=15", { ...render(200, DATA), isCachedAtEdge: true }],
  ["a page that was posted", 200, "/contact", NO_STORE, POST],
  ["an alias", 301, "/formations/infirmiers", "public, max-age=3600"],
  ["an alias with parameters", 301, "/formations/infirmiers?utm_source=lettre", NO_STORE],
  ["a redirect of a page", 303, "/contact", NO_STORE, { ...POST, ...render(303, { Location: "/" }, null) }],
  ["an unknown path", 404, "/inconnu", NO_STORE, render(404)],
  ["a rate-limited page", 429, "/contact", NO_STORE, render(429)],
  ["a page that failed", 500, "/", NO_STORE, render(500)],
  ["a page that threw", 500, "/", NO_STORE, { render: () => Promise.reject(new Error("x")) }],
  ["a page without its stores", 503, "/", NO_STORE, render(503)],
  ["an API answer", 200, "/api/health", NO_STORE],
  ["a stored lead", 201, leadsPath, NO_STORE, lead(JSON.stringify(forms[leadsPath]()))],
  ["a refused lead", 400, leadsPath, NO_STORE, lead("{}")],
  ["a missing PDF", 404, `${leadsPath}/${crypto.randomUUID()}/pdf`, NO_STORE],
  ["an unknown API address", 404, "/api/inconnu", NO_STORE],
  ["a method that is not allowed", 405, leadsPath, NO_STORE],
  ["a body that is too large", 413, leadsPath, NO_STORE, lead("x".repeat(20_000))],
  ["another content type", 415, leadsPath, NO_STORE, { ...POST, body: "x" }],
  ["a post of another site", 403, "/contact", NO_STORE, { ...POST, headers: { Origin: "https://mechant.test" } }],
  ["the film", 200, "/film/film.mp4", FILM_CACHE],
  ["a film that the browser has", 304, "/film/film.mp4", FILM_CACHE, { headers: { "If-None-Match": '"film"' } }],
  ["a part of the film", 206, "/film/film.mp4", FILM_CACHE, { headers: { Range: "bytes=0-9" } }],
  ["a range past the end of the film", 416, "/film/film.mp4", NO_STORE, { headers: { Range: "bytes=500-" } }],
];

export const answers = ROWS.map(([name, status, path, cacheControl, { render, isCachedAtEdge = false, ...init } = {}]) => ({
  ...{ name, status, path, cacheControl, isCachedAtEdge },
  request: () => get(path, init, render),
}));
