import { readFileSync } from "node:fs";
import path from "node:path";
import { type Context, Hono } from "hono";
import type { PersonOnFile } from "#people/read-people.ts";
import { isStoreFault } from "#scripts/operator/stores/store-fault.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { readStoreTime } from "#workers/db/store-time.ts";
import { findCause } from "#workers/log.ts";
import type { Access } from "./access.ts";
import { callRoutes } from "./calls/call-routes.ts";
import { enterLivePage } from "./enter-live.ts";
import { renderFailure, renderProgramFailure, type UnsavedChange } from "./failure-screen.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { PeopleReader } from "./people-reader.ts";
import { findPlace, OpenPlaces, type OpenStores, type Place, type PlaceName, places } from "./places.ts";
import { readForm } from "./read-form.ts";
import { resultsRoutes } from "./results/results-routes.ts";
import { renderPage, SCREENS, type Screen, type Shell } from "./shell.ts";
import { stateRoutes } from "./state/state-routes.ts";
import { readStylesheet } from "./stylesheet.ts";

export interface BackOfficeOptions {
  access: Access;
  /** Opens the stores of a place. Throws a CliError when that is not possible. */
  open: OpenStores;
  /** The author of what is noted: shown to colleagues. */
  author: string;
  /** The place that is opened first. */
  start: PlaceName;
  /** Instead of the clock of the place that is shown. */
  now?: () => Date;
}

/** What a screen of one place works with. */
interface Visit {
  place: Place;
  stores: Stores;
  now: Date;
  author: string;
  readPeople(): Promise<PersonOnFile[]>;
  /** Call after any write, so that the next read is fresh. */
  forgetPeople(): void;
  /** Shows a screen in its frame; the counts that it brings stay on the tabs of the other screens. */
  show(screen: Screen, content: ScreenContent): Response | Promise<Response>;
}

export interface VisitEnv {
  Variables: { visit: Visit };
}

/** The part of the page that a screen provides. */
type ScreenContent = Omit<Shell, "place" | "screen" | "author">;

/** They contain no personal data. Cached by the browser, they spare each page a flash of fallback font. */
const KEPT = "private, max-age=86400";

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
export function createBackOffice({ access, open, author, start, now }: BackOfficeOptions) {
  const opened = new OpenPlaces(open);
  const reader = new PeopleReader();
  const counts = new Map<PlaceName, Pick<Shell, "callCount" | "faultCount">>();
  // Whoever started the command on the live stores has confirmed already.
  let isLiveEntered = start === "en-ligne";

  const app = new Hono<VisitEnv>();
  app.use(access.guard);
  app.get("/", (c) => c.redirect(`/${start}/appels`, 303));
  app.get("/assets/back-office.css", (c) => c.body(readStylesheet(), 200, { "Content-Type": "text/css; charset=utf-8" }));
  for (const [address, { file, type }] of Object.entries(FILES)) {
    app.get(address, (c) =>
      c.body(readFileSync(path.join(ROOT, file)), 200, {
        "Content-Type": type,
        ...(type !== "text/javascript" && { "Cache-Control": KEPT }),
      }),
    );
  }
  app.post("/en-ligne/entrer", (c) => {
    isLiveEntered = true;
    return c.redirect("/en-ligne/appels", 303);
  });

  app.use("/:place/*", async (c, next) => {
    const place = findPlace(c.req.param("place"));
    if (!place) return c.redirect(`/${start}/appels`, 303);
    if (place.name === "en-ligne" && !isLiveEntered) return c.html(enterLivePage(author));
    const stores = await opened.get(place).catch((error: unknown) => {
      throw new StoresFailure(place, error);
    });
    const moment = now ? now() : await readStoreTime(stores.database);
    c.set("visit", {
      place,
      stores,
      now: moment,
      author,
      readPeople: () => reader.read(place.name, stores, moment),
      forgetPeople: () => reader.forget(place.name),
      show(screen, { callCount, faultCount, ...content }) {
        const known = counts.get(place.name);
        const tabs = { callCount: callCount ?? known?.callCount, faultCount: faultCount ?? known?.faultCount };
        counts.set(place.name, tabs);
        return c.html(renderPage({ place, screen, author, ...tabs, ...content }));
      },
    });
    await next();
    if (c.error) await opened.forget(place);
    return undefined;
  });

  callRoutes(app);
  peopleRoutes(app);
  resultsRoutes(app);
  stateRoutes(app);

  app.notFound((c) => c.redirect(`/${start}/appels`, 303));
  app.onError(async (error, c) => {
    const failure = error instanceof StoresFailure ? error : null;
    const place = failure?.place ?? findPlace(new URL(c.req.url).pathname.split("/")[1] ?? "") ?? places[start];
    reader.forget(place.name);
    // Only the innermost cause: the outer messages quote values.
    const cause = findCause(error);
    console.error(`${c.req.method} ${c.req.path} : ${cause instanceof Error ? `${cause.name}, ${cause.message}` : "erreur inconnue"}`);
    const [, , path] = new URL(c.req.url).pathname.split("/");
    const screen = SCREENS.find((known) => known.path === path) ?? SCREENS[0];
    if (failure === null && !isStoreFault(error))
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
        main: renderFailure({
          place,
          now: now?.() ?? new Date(),
          cause: failure?.cause ?? error,
          unsaved: await readUnsaved(c),
          address: c.req.url,
        }),
      }),
      503,
    );
  });

  return {
    fetch: app.fetch,
    /** Opens the first stores in advance, so that the first screen does not wait. Throws what opening throws. */
    prepare: () => opened.get(places[start]),
    close: () => opened.close(),
  };

  async function readUnsaved(c: Context): Promise<UnsavedChange | null> {
    if (c.req.method !== "POST") return null;
    return { action: new URL(c.req.url).pathname, fields: await readForm(c) };
  }
}

/** The stores of a place could not be opened. */
class StoresFailure extends Error {
  readonly place: Place;
  constructor(place: Place, cause: unknown) {
    super("The stores could not be opened", { cause });
    this.place = place;
  }
}
