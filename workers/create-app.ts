import { type Context, Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { pageRequestContext, pageStoresContext } from "#app/request-context.ts";
import { FEED_PATH } from "#app/seo/feed-link.ts";
import { describeCatalogue } from "#app/seo/programme-feed.ts";
import { answerFailurePage, answerFault } from "./answer-error.ts";
import { api } from "./api/index.ts";
import { checkBody, refuseCrossSite } from "./api/request-guards.ts";
import type { AppEnv } from "./app-env.ts";
import { logError } from "./log.ts";
import { CACHE_CONTROL } from "./pages/cache-control.ts";
import { film } from "./pages/film.ts";
import { answerOwnAgenda, OWN_AGENDA_PATH } from "./pages/own-agenda.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageStores } from "./pages/page-stores.ts";
import { mendAddress } from "./pages/pasted-address.ts";
import { addSecurityHeaders, replaceNonceWithHashes, secureAnswers } from "./pages/security-headers.ts";
import { readNow, readPageSettings } from "./settings/settings.ts";
import { forgetAttribution, hasStaleAttributionCookie, rememberAttribution } from "./submissions/attribution.ts";
import { traceRequest } from "./trace-request.ts";

/** Injected, so tests run without built pages. */
export type HandleDocument = (request: Request, context: RouterContextProvider) => Response | Promise<Response>;

export type App = Hono<AppEnv>;

/** The life of a request, top to bottom. */
export function createApp(handleDocument: HandleDocument): App {
  const app = new Hono<AppEnv>();
  const pages = createPageCache();

  app.use((c, next) => {
    if (hasStaleAttributionCookie(c.req.raw)) return next().then(() => forgetAttribution(c.res.headers));
    // From memory before anything else, unless a body must be drained.
    const kept = c.req.raw.body ? null : pages.answerFromMemory(c.req.raw);
    return kept ? Promise.resolve(kept) : next();
  });
  // Before what answers, so that redirects and errors carry the headers too.
  app.use(traceRequest, secureAnswers, async (c, next) => {
    await next();
    const { headers, status } = c.res;
    // By default Cloudflare would cache a 200 for two hours and a 404 for three minutes.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", CACHE_CONTROL.noStore);
    // Seconds; random, to spread retries.
    if (status === 429) headers.set("Retry-After", String(10 + Math.floor(20 * Math.random())));
  });
  app.onError(answerFault);
  app.use(checkBody, refuseCrossSite);

  app.route("/api", api);
  app.route("/film", film);
  app.get(OWN_AGENDA_PATH, answerOwnAgenda);
  // Not a React Router route: every page would download one more manifest line.
  app.get(FEED_PATH, (c) => {
    const { siteOrigin, isIndexed } = readPageSettings(c.env, new URL(c.req.url).origin);
    if (!isIndexed) c.header("X-Robots-Tag", "noindex");
    return c.json(describeCatalogue(siteOrigin, parisDate(readNow(c.env))), 200, { "Content-Type": "application/ld+json; charset=utf-8" });
  });

  // Each screen has one address. `.data` requests reach React Router through its catch-all route.
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const address = mendAddress(url);
    if (address === url.pathname + url.search || url.pathname.endsWith(".data")) return next();
    // Every campaign's parameters would add a redirect to the cache.
    if (!address.includes("?")) c.header("Cache-Control", CACHE_CONTROL.redirect);
    return c.redirect(address, 301);
  });

  app.all("*", async (c) => {
    const response = await pages.answerPage(c.req.raw, c.executionCtx, (request) => renderPage(c, request, handleDocument));
    return rememberAttribution(c, response);
  });

  return app;
}

async function renderPage(c: Context<AppEnv>, request: Request, handleDocument: HandleDocument): Promise<Response> {
  const settings = readPageSettings(c.env, new URL(c.req.url).origin);
  // Vite's development scripts carry no nonce.
  const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID();
  const context = new RouterContextProvider();
  context.set(pageRequestContext, { now: readNow(c.env), settings, nonce, logFault: (error) => logError("page", error) });
  context.set(pageStoresContext, createPageStores(c));
  const answer = await handleDocument(request, context);
  const page = isErrorOfReactRouter(answer) ? answerFailurePage() : answer;
  if (!settings.isIndexed) page.headers.set("X-Robots-Tag", "noindex");
  // Links clicked before hydration open at once too. Vite serves that file without its type.
  if (!import.meta.env.DEV) page.headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const sealed = nonce === undefined ? page : await replaceNonceWithHashes(page, nonce, settings.scheduling);
  // A page from memory bypasses the middleware above.
  addSecurityHeaders(sealed.headers);
  return sealed;
}

/** React Router's own error texts are English or empty. */
function isErrorOfReactRouter({ status, headers }: Response): boolean {
  return status >= 500 && /^(text\/plain|$)/.test(headers.get("Content-Type") ?? "");
}
