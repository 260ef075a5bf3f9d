import { env } from "cloudflare:workers";
import { pageRequestContext } from "#app/request-context.ts";
import { createApp, type HandleDocument } from "#workers/create-app.ts";
import { forms, leadsPath, send } from "./forms.ts";

/** One request for each kind of answer that the Worker gives. */

export const HTML = { "Content-Type": "text/html; charset=utf-8" };
const FILM = new Uint8Array(100);

/** Marks one script as rendering does, and lets another slip in. */
export const renderPage: HandleDocument = (_, context) => {
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

interface Answer {
  name: string;
  status: number;
  path: string;
  init?: RequestInit;
  render?: HandleDocument;
  /** The Cache-Control header for browsers and other caches. */
  cacheControl: string;
  /** Whether Cloudflare keeps it in front of the Worker for longer than that. */
  isKeptAtEdge?: true;
}

const json = { "Content-Type": "application/json" };
const PAGE = "public, max-age=0, must-revalidate";
const UNSHARED = "private, no-cache";
const NOWHERE = "private, no-store";
const FILM_CACHE = "public, max-age=2592000";
const lead = (body: string): RequestInit => ({ method: "POST", headers: json, body });
const failing =
  (status: number): HandleDocument =>
  () =>
    new Response("<h1>Incident</h1>", { status, headers: HTML });

export const answers: Answer[] = [
  { name: "a page", status: 200, path: "/", cacheControl: PAGE, isKeptAtEdge: true },
  { name: "a page with a known choice", status: 200, path: "/financement?statut=salarie", cacheControl: PAGE, isKeptAtEdge: true },
  { name: "a page of an advertisement's click", status: 200, path: "/?gclid=abc", cacheControl: UNSHARED },
  { name: "a landing page that sets the cookie", status: 200, path: "/?utm_source=lettre", cacheControl: NOWHERE },
  {
    name: "a landing page of a visitor who refuses the cookie",
    status: 200,
    path: "/?utm_source=lettre",
    init: { headers: { "Sec-GPC": "1" } },
    cacheControl: UNSHARED,
  },
  { name: "a page with a visitor's words", status: 200, path: "/faq?q=prix", cacheControl: NOWHERE },
  { name: "a page with a choice in free words", status: 200, path: "/financement?statut=mots libres", cacheControl: NOWHERE },
  {
    name: "a page of React Router's data",
    status: 200,
    path: "/faq.data",
    render: () => Response.json({}, { headers: { "Content-Type": "text/x-script" } }),
    cacheControl: "public, max-age=15",
    isKeptAtEdge: true,
  },
  { name: "a page that was posted", status: 200, path: "/contact", init: { method: "POST" }, cacheControl: NOWHERE },
  { name: "an alias", status: 301, path: "/formations/infirmiers", cacheControl: "public, max-age=3600" },
  { name: "an alias with parameters", status: 301, path: "/formations/infirmiers?utm_source=lettre", cacheControl: NOWHERE },
  {
    name: "a redirect of a page",
    status: 303,
    path: "/contact",
    init: { method: "POST" },
    render: () => new Response(null, { status: 303, headers: { Location: "/" } }),
    cacheControl: NOWHERE,
  },
  { name: "an unknown path", status: 404, path: "/inconnu", render: failing(404), cacheControl: NOWHERE },
  { name: "a page for a visitor in too much of a hurry", status: 429, path: "/contact", render: failing(429), cacheControl: NOWHERE },
  { name: "a page that failed", status: 500, path: "/", render: failing(500), cacheControl: NOWHERE },
  { name: "a page that threw", status: 500, path: "/", render: () => Promise.reject(new Error("x")), cacheControl: NOWHERE },
  { name: "a page without its stores", status: 503, path: "/", render: failing(503), cacheControl: NOWHERE },
  { name: "an API answer", status: 200, path: "/api/health", cacheControl: NOWHERE },
  { name: "a stored lead", status: 201, path: leadsPath, init: lead(JSON.stringify(forms[leadsPath]())), cacheControl: NOWHERE },
  { name: "a refused lead", status: 400, path: leadsPath, init: lead("{}"), cacheControl: NOWHERE },
  { name: "a missing PDF", status: 404, path: `${leadsPath}/${crypto.randomUUID()}/pdf`, cacheControl: NOWHERE },
  { name: "an unknown API address", status: 404, path: "/api/inconnu", cacheControl: NOWHERE },
  { name: "a method that is not allowed", status: 405, path: leadsPath, cacheControl: NOWHERE },
  { name: "a body that is too large", status: 413, path: leadsPath, init: lead("x".repeat(20_000)), cacheControl: NOWHERE },
  { name: "another content type", status: 415, path: leadsPath, init: { method: "POST", body: "x" }, cacheControl: NOWHERE },
  {
    name: "a post of another site",
    status: 403,
    path: "/contact",
    init: { method: "POST", headers: { Origin: "https://mechant.test" } },
    cacheControl: NOWHERE,
  },
  { name: "the film", status: 200, path: "/film/film.mp4", cacheControl: FILM_CACHE },
  {
    name: "a film that is known",
    status: 304,
    path: "/film/film.mp4",
    init: { headers: { "If-None-Match": '"film"' } },
    cacheControl: FILM_CACHE,
  },
  { name: "a part of the film", status: 206, path: "/film/film.mp4", init: { headers: { Range: "bytes=0-9" } }, cacheControl: FILM_CACHE },
  {
    name: "a part that the film has not",
    status: 416,
    path: "/film/film.mp4",
    init: { headers: { Range: "bytes=500-" } },
    cacheControl: NOWHERE,
  },
];
