import { once } from "node:events";
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { readDeployment } from "#scripts/operator/stores/deployment.ts";
import { openStores } from "#scripts/operator/stores/stores.ts";
import { CliError, copyBuild, ROOT, refuseTakenPort } from "#scripts/toolbox.ts";
import { createAccess, headers } from "./access.ts";
import { Office, type OfficeOptions } from "./office.ts";
import { places } from "./places.ts";
import { type AnswerScreen, buildScreens, loadScreens, SCREEN_BUILD } from "./screens.ts";

const DEFAULT_PORT = 8790;
/** No other machine can reach it. */
const LOOPBACK = "127.0.0.1";

interface StartOptions extends Omit<OfficeOptions, "open"> {
  /** When undefined, the usual port, or any free one if it is taken; "0" means any free one. */
  port?: string | undefined;
  open?: OfficeOptions["open"];
}

/**
 * Starts the back office on this machine. Throws a CliError when a port was asked for and is taken, when wrangler.toml cannot be read, and
 * when the screens cannot be built.
 */
export async function startBackOffice({ port, open = (place) => openStores(place.environment), ...options }: StartOptions) {
  const wanted = readPort(port);
  const { environment } = places[options.start];
  // Without it no stores open, and no screen could help.
  readDeployment(environment ?? "production");
  const office = new Office({ open, ...options });
  // The first stores open while the screens are built. If they do not, a screen says why and how to repair it.
  const opening = office.visit(places[options.start]);
  await buildScreens();
  const answerScreen = await loadScreens(office);
  await opening;
  const server = createAdaptorServer({ fetch: (request, connection) => app.fetch(request, connection) });
  const listen = async (chosen: number) => void (await once(server.listen(chosen, LOOPBACK), "listening"));
  await listen(wanted ?? DEFAULT_PORT).catch(() => (wanted === null ? listen(0) : refuseTakenPort(wanted)));
  const bound = (server.address() as AddressInfo).port;
  const files = copyBuild(bound, path.join(SCREEN_BUILD, "client"));
  const host = `${LOOPBACK}:${bound}`;
  const access = createAccess(host);
  const app = createBackOffice(access, answerScreen, files);
  return {
    origin: `http://${host}`,
    /** An address that lets one browser in, once. */
    makeAddress: () => `http://${host}${access.makeEntryPath()}`,
    async close() {
      // Before another may take the port, and its folder with it.
      rmSync(files, { recursive: true, force: true });
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await office.close();
    },
  };
}

/** Null when none was asked for. */
function readPort(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CliError(`PORT est un nombre de 1 à 65535, pas « ${text} ».`);
  return port;
}

/** They contain no personal data. Cached by the browser, they spare each page a flash of fallback font. */
const KEPT = "private, max-age=86400";
/** Their names change with their contents. */
const KEPT_FOR_GOOD = "private, max-age=31536000, immutable";
/** Digits in prose need weights that the site's fonts leave out. */
const FIGURES = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** The back office as a server that only one browser on this machine can enter: files, and for all else the screens. */
function createBackOffice({ guard }: ReturnType<typeof createAccess>, answerScreen: AnswerScreen, files: string) {
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
  app.get("/assets/*", serve(files, KEPT_FOR_GOOD), (c) => c.notFound());
  app.all("*", (c) => answerScreen(c.req.raw, c.var.secureHeadersNonce ?? ""));
  return app;
}
