import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { ROOT } from "#scripts/toolbox.ts";
import type { Access, AccessEnv } from "./access.ts";
import { SCREEN_ASSETS } from "./build-screens.ts";
import type { AnswerScreen } from "./screens.ts";

/** They contain no personal data. Cached by the browser, they spare each page a flash of fallback font. */
const KEPT = "private, max-age=86400";
/** Their names change with their contents. */
const KEPT_FOR_GOOD = "private, max-age=31536000, immutable";
const ASSET_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml" };

const FONT = "font/woff2";
const FILES: Record<string, { file: string; type: string }> = {
  "/fonts/bricolage-grotesque.woff2": { file: "public/fonts/bricolage-grotesque.woff2", type: FONT },
  "/fonts/atkinson-hyperlegible-next.woff2": { file: "public/fonts/atkinson-hyperlegible-next.woff2", type: FONT },
  // Digits in prose need weights that the site's fonts leave out.
  "/fonts/figures.woff2": {
    file: "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    type: FONT,
  },
  "/icons/icon.svg": { file: "public/icons/icon.svg", type: "image/svg+xml" },
};

/** The back office as a server that only one browser on this machine can enter: files, and for all else the screens. */
export function createBackOffice(access: Access, answerScreen: AnswerScreen) {
  const app = new Hono<AccessEnv>();
  app.use(access.guard);
  for (const [address, { file, type }] of Object.entries(FILES)) {
    app.get(address, (c) => c.body(readFileSync(path.join(ROOT, file)), 200, { "Content-Type": type, "Cache-Control": KEPT }));
  }
  app.get("/assets/:name{[\\w.-]+}", (c) => {
    const file = path.join(SCREEN_ASSETS, c.req.param("name"));
    const type = ASSET_TYPES[path.extname(file)];
    if (!type || !existsSync(file)) return c.notFound();
    return c.body(readFileSync(file), 200, { "Content-Type": type, "Cache-Control": KEPT_FOR_GOOD });
  });
  app.all("*", (c) => answerScreen(c.req.raw, c.var.nonce));
  return app;
}
