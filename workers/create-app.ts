import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { canonicalPath } from "#app/content/redirects.ts";
import { pageRequestContext, pageStoresContext } from "#app/request-context.ts";
import { api } from "./api/index.ts";
import type { AppEnv } from "./app-env.ts";
import { rememberAttribution } from "./attribution.ts";
import { film } from "./film.ts";
import { createPageStores } from "./page-stores.ts";
import { securityHeaders, sealInlineScripts } from "./security-headers.ts";
import { readPageSettings } from "./settings.ts";

/** Renders a page of React Router. Given from outside so that tests run without the built pages. */
export type HandleDocument = (
  request: Request,
  context: RouterContextProvider,
  worker: { env: Env; executionCtx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException"> },
) => Response | Promise<Response>;

/** The life of a request, top to bottom. */
export function createApp(handleDocument: HandleDocument) {
  const app = new Hono<AppEnv>();

  // First, so that redirects and errors carry the headers too.
  app.use(securityHeaders);

  app.route("/api", api);
  app.route("/film", film);

  // Before any rendering: one screen has one address (SPEC.md §2). React Router's own `.data` requests follow through its catch-all route.
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const path = canonicalPath(url.pathname);
    if (path === url.pathname || url.pathname.endsWith(".data")) return next();
    return c.redirect(path + url.search, 301);
  });

  app.all("*", async (c) => {
    rememberAttribution(c);
    const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID();
    const context = new RouterContextProvider();
    context.set(pageRequestContext, { now: new Date(), settings: readPageSettings(c.env), nonce });
    context.set(pageStoresContext, createPageStores(c));
    const response = await handleDocument(c.req.raw, context, { env: c.env, executionCtx: c.executionCtx });
    return nonce === undefined ? response : sealInlineScripts(response, nonce, (hashes) => c.set("scriptHashes", hashes));
  });

  return app;
}
