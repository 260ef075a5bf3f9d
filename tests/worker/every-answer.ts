import { env } from "cloudflare:workers";
import { pageRequestContext } from "#app/request-context.ts";
import { createApp, type HandleDocument } from "#workers/create-app.ts";
import { forms, leadsPath, send } from "./forms.ts";

/** One request for each kind of answer that the Worker gives. */

export const HTML = { "Content-Type": "text/html; charset=utf-8" };
const FILM = new Uint8Array(100);

/** Marks one script as rendering does, and lets another slip in. */
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
/** From an isolate of its own, so that no page comes from memory. */
export function get(path: string, init: RequestInit = {}, render: HandleDocument = renderPage) {
  return send(path, init, stores, createApp(render));
}

/** Status, path, and the Cache-Control header for browsers and other caches. */
type Row = readonly [name: string, status: number, path: string, cacheControl: string, asked?: Asked];

interface Asked extends RequestInit {
  render?: HandleDocument;
  /** Whether Cloudflare keeps it in front of the Worker for longer than that. */
  isKeptAtEdge?: true;
}

const json = { "Content-Type": "application/json" };
const DATA = { "Content-Type": "text/x-script" };
const PAGE = "public, max-age=0, must-revalidate";
const UNSHARED = "private, no-cache";
const NOWHERE = "private, no-store";
const FILM_CACHE = "public, max-age=2592000";
const POST = { method: "POST" };
const lead = (body: string) => ({ ...POST, headers: json, body });
const render = (status: number, headers: Record<string, string> = HTML, body: string | null = "<h1>Incident</h1>") => ({
  render: () => new Response(body, { status, headers }),
});

const ROWS: Row[] = [
  ["a page", 200, "/", PAGE, { isKeptAtEdge: true }],
  ["a page with a known choice", 200, "/financement?statut=salarie", PAGE, { isKeptAtEdge: true }],
  ["a page of an advertisement's click", 200, "/?gclid=abc", UNSHARED],
  ["a landing page that sets the cookie", 200, "/?utm_source=lettre", NOWHERE],
  ["a landing page of a visitor who refuses the cookie", 200, "/?utm_source=lettre", UNSHARED, { headers: { "Sec-GPC": "1" } }],
  ["a page with a visitor's words", 200, "/faq?q=prix", NOWHERE],
  ["a page with a choice in free words", 200, "/financement?statut=mots libres", NOWHERE],
  ["React Router's data", 200, "/faq.data", "public, max-age=15", { ...render(200, DATA), isKeptAtEdge: true }],
  ["a page that was posted", 200, "/contact", NOWHERE, POST],
  ["an alias", 301, "/formations/infirmiers", "public, max-age=3600"],
  ["an alias with parameters", 301, "/formations/infirmiers?utm_source=lettre", NOWHERE],
  ["a redirect of a page", 303, "/contact", NOWHERE, { ...POST, ...render(303, { Location: "/" }, null) }],
  ["an unknown path", 404, "/inconnu", NOWHERE, render(404)],
  ["a page for a visitor in too much of a hurry", 429, "/contact", NOWHERE, render(429)],
  ["a page that failed", 500, "/", NOWHERE, render(500)],
  ["a page that threw", 500, "/", NOWHERE, { render: () => Promise.reject(new Error("x")) }],
  ["a page without its stores", 503, "/", NOWHERE, render(503)],
  ["an API answer", 200, "/api/health", NOWHERE],
  ["a stored lead", 201, leadsPath, NOWHERE, lead(JSON.stringify(forms[leadsPath]()))],
  ["a refused lead", 400, leadsPath, NOWHERE, lead("{}")],
  ["a missing PDF", 404, `${leadsPath}/${crypto.randomUUID()}/pdf`, NOWHERE],
  ["an unknown API address", 404, "/api/inconnu", NOWHERE],
  ["a method that is not allowed", 405, leadsPath, NOWHERE],
  ["a body that is too large", 413, leadsPath, NOWHERE, lead("x".repeat(20_000))],
  ["another content type", 415, leadsPath, NOWHERE, { ...POST, body: "x" }],
  ["a post of another site", 403, "/contact", NOWHERE, { ...POST, headers: { Origin: "https://mechant.test" } }],
  ["the film", 200, "/film/film.mp4", FILM_CACHE],
  ["a film that is known", 304, "/film/film.mp4", FILM_CACHE, { headers: { "If-None-Match": '"film"' } }],
  ["a part of the film", 206, "/film/film.mp4", FILM_CACHE, { headers: { Range: "bytes=0-9" } }],
  ["a part that the film has not", 416, "/film/film.mp4", NOWHERE, { headers: { Range: "bytes=500-" } }],
];

export const answers = ROWS.map(([name, status, path, cacheControl, { render, isKeptAtEdge = false, ...init } = {}]) => ({
  ...{ name, status, path, cacheControl, isKeptAtEdge },
  ask: () => get(path, init, render),
}));
