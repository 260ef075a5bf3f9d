import { readFileSync } from "node:fs";
import path from "node:path";
import { type Context, Hono } from "hono";
import { isStoreFault } from "#scripts/operator/stores/store-fault.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { findCause } from "#workers/db/database-error.ts";
import type { Access, AccessEnv } from "./access.ts";
import { SCREEN_ASSETS } from "./build-screens.ts";
import { enterLivePage } from "./enter-live.ts";
import { renderFailure, renderProgramFailure, type UnsavedChange } from "./failure-screen.ts";
import { MOVED_SCREENS } from "./moved-screens.ts";
import type { Office, Visit as OfficeVisit } from "./office.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { findPlace, type PlaceName, places } from "./places.ts";
import { readForm } from "./read-form.ts";
import type { AnswerScreen } from "./screens.ts";
import { renderPage, SCREENS, type Screen, type Shell } from "./shell.ts";
import { readStylesheet } from "./stylesheet.ts";

/** What a screen of one place works with. */
interface Visit extends OfficeVisit {
  /** Shows a screen in its frame; the counts that it brings stay on the tabs of the other screens. */
  show(screen: Screen, content: ScreenContent): Response | Promise<Response>;
}

export interface VisitEnv extends AccessEnv {
  Variables: AccessEnv["Variables"] & { visit: Visit };
}

/** The part of the page that a screen provides. */
type ScreenContent = Omit<Shell, "place" | "screen" | "author">;

/** They contain no personal data. Cached by the browser, they spare each page a flash of fallback font. */
const KEPT = "private, max-age=86400";
/** Their names change with their contents. */
const KEPT_FOR_GOOD = "private, max-age=31536000, immutable";
const ASSET_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml" };

const FILES: Record<string, { file: string; type: string }> = {
  "/assets/back-office.js": { file: "scripts/operator/back-office/static/back-office.js", type: "text/javascript" },
  "/fonts/bricolage-grotesque.woff2": { file: "public/fonts/bricolage-grotesque.woff2", type: "font/woff2" },
  "/fonts/atkinson-hyperlegible-next.woff2": { file: "public/fonts/atkinson-hyperlegible-next.woff2", type: "font/woff2" },
  // Digits in prose need weights that the site's fonts leave out.
  "/fonts/figures.woff2": {
    file: "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    type: "font/woff2",
  },
  "/icons/icon.svg": { file: "public/icons/icon.svg", type: "image/svg+xml" },
};

/** The back office as a server that only one browser on this machine can enter. */
export function createBackOffice(office: Office, access: Access, answerScreen: AnswerScreen) {
  const { start, author } = office;
  const counts = new Map<PlaceName, Pick<Shell, "callCount" | "faultCount">>();

  const app = new Hono<VisitEnv>();
  app.use(access.guard);
  app.get("/assets/back-office.css", (c) => c.body(readStylesheet(), 200, { "Content-Type": "text/css; charset=utf-8" }));
  for (const [address, { file, type }] of Object.entries(FILES)) {
    app.get(address, (c) =>
      c.body(readFileSync(path.join(ROOT, file)), 200, {
        "Content-Type": type,
        ...(type !== "text/javascript" && { "Cache-Control": KEPT }),
      }),
    );
  }
  app.get("/assets/:file{[\\w.-]+}", (c) => {
    const { file } = c.req.param();
    const type = ASSET_TYPES[path.extname(file)];
    if (!type) return c.notFound();
    return c.body(readFileSync(path.join(SCREEN_ASSETS, file)), 200, { "Content-Type": type, "Cache-Control": KEPT_FOR_GOOD });
  });
  const screen = (c: Context<VisitEnv>) => answerScreen(c.req.raw, c.var.nonce);
  for (const name of MOVED_SCREENS) {
    for (const address of [`/:place/${name}`, `/:place/${name}.data`, `/:place/${name}/*`]) app.all(address, screen);
  }

  app.get("/", (c) => c.redirect(`/${start}/appels`, 303));
  app.post("/en-ligne/entrer", (c) => {
    office.isLiveEntered = true;
    return c.redirect("/en-ligne/appels", 303);
  });

  app.use("/:place/*", async (c, next) => {
    const place = findPlace(c.req.param("place"));
    if (!place) return c.redirect(`/${start}/appels`, 303);
    if (place.name === "en-ligne" && !office.isLiveEntered) return c.html(enterLivePage(author));
    c.set("visit", {
      ...(await office.visit(place)),
      show(screen, { callCount, faultCount, ...content }) {
        const known = counts.get(place.name);
        const tabs = { callCount: callCount ?? known?.callCount, faultCount: faultCount ?? known?.faultCount };
        counts.set(place.name, tabs);
        return c.html(renderPage({ place, screen, author, ...tabs, ...content }));
      },
    });
    await next();
    if (c.error) await office.forget(place);
    return undefined;
  });

  peopleRoutes(app);

  app.notFound((c) => c.redirect(`/${start}/appels`, 303));
  app.onError(async (error, c) => {
    const place = findPlace(new URL(c.req.url).pathname.split("/")[1] ?? "") ?? places[start];
    // Only the innermost cause: the outer messages quote values.
    const cause = findCause(error);
    console.error(`${c.req.method} ${c.req.path} : ${cause instanceof Error ? `${cause.name}, ${cause.message}` : "erreur inconnue"}`);
    const [, , path] = new URL(c.req.url).pathname.split("/");
    const screen = SCREENS.find((known) => known.path === path) ?? SCREENS[0];
    if (!isStoreFault(error))
      return c.html(
        renderPage({ place, screen: screen.path, title: "Erreur", author, keys: [], main: renderProgramFailure(screen.label, cause) }),
        500,
      );
    return c.html(
      renderPage({
        place,
        screen: screen.path,
        title: "La base ne répond pas",
        author,
        keys: [],
        main: renderFailure({ place, now: office.now(), cause: error, unsaved: await readUnsaved(c), address: c.req.url }),
      }),
      503,
    );
  });

  return app;

  async function readUnsaved(c: Context): Promise<UnsavedChange | null> {
    if (c.req.method !== "POST") return null;
    return { action: new URL(c.req.url).pathname, fields: await readForm(c) };
  }
}
