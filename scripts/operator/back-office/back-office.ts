import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { ROOT } from "#scripts/toolbox.ts";
import { type createAccess, headers } from "./access.ts";
import { SCREEN_BUILD } from "./build-screens.ts";
import type { AnswerScreen } from "./screens.ts";

/** They contain no personal data. Cached by the browser, they spare each page a flash of fallback font. */
const KEPT = "private, max-age=86400";
/** Their names change with their contents. */
const KEPT_FOR_GOOD = "private, max-age=31536000, immutable";
/** Digits in prose need weights that the site's fonts leave out. */
const FIGURES = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** The back office as a server that only one browser on this machine can enter: files, and for all else the screens. */
export function createBackOffice({ guard }: ReturnType<typeof createAccess>, answerScreen: AnswerScreen) {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  const serve = (folder: string, kept: string, file?: string) =>
    serveStatic({ root: folder, ...(file && { path: file }), onFound: (_path, c) => c.header("Cache-Control", kept) });
  app.use(headers, async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.use(guard);
  app.get("/fonts/figures.woff2", serve(ROOT, KEPT, FIGURES));
  app.on("GET", ["/fonts/*", "/icons/*"], serve(path.join(ROOT, "public"), KEPT));
  app.get("/assets/*", serve(path.join(SCREEN_BUILD, "client"), KEPT_FOR_GOOD), (c) => c.notFound());
  app.all("*", (c) => answerScreen(c.req.raw, c.var.secureHeadersNonce ?? ""));
  return app;
}
