import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "playwright";
import { selectionLinks } from "#app/content/selection-links.ts";
import { launchOptions } from "#scripts/browser.mjs";
import { ROOT } from "#scripts/toolbox.ts";
import type { Judged, Target } from "./judge.ts";
import { median } from "./median.ts";
import { startSite } from "./workerd-server.ts";

const CLIENT = path.join(ROOT, "build", "client");
const ROUNDS = 5;
/** A telephone beside this machine. */
const SLOWDOWN = 4;
/** How long a finger stays on the glass: what is pressed is styled meanwhile. */
const PRESS_MS = 90;
/** What a tap sets in motion has come to its end. */
const SETTLED_MS = 1500;
const TARGET: Target = { is: "≤", than: 100 };
const PROGRAMME = "/formations/generalistes/vaccination";

interface Tapped {
  page: string;
  find: (page: Page) => Locator;
}

/** What a visitor taps most. */
const TAPPED: Readonly<Record<string, Tapped>> = {
  "a link to a page": { page: "/formations-infirmiers", find: (page) => page.getByRole("main").getByText("Voir le programme") },
  "a format of a programme": { page: PROGRAMME, find: (page) => page.locator("main label").filter({ hasText: /^FC/ }) },
  "« Ajouter »": { page: PROGRAMME, find: (page) => page.getByRole("main").getByText(selectionLinks.add) },
  "a button that opens a dialog": {
    page: PROGRAMME,
    find: (page) => page.getByRole("main").getByRole("button", { name: /^Je m’inscris/ }),
  },
  "the phone's menu": { page: "/", find: (page) => page.getByRole("button", { name: /menu/i }) },
  "a tick in « Ma sélection »": { page: `${selectionLinks.path}?profession=generalistes`, find: (page) => page.locator("li label") },
};

/** Prints how long a page takes to paint its answer to a first tap on a phone. Returns the figures, which have a target. */
export async function printTaps(siteFolder: string): Promise<Judged[]> {
  const server = await startSite(siteFolder);
  const browser = await chromium.launch(launchOptions());
  const judged: Judged[] = [];
  for (const [name, tapped] of Object.entries(TAPPED)) {
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round++) measured.push(await measureTap(browser, `http://127.0.0.1:${server.port}`, tapped));
    judged.push({ name: `a tap on ${name}, in ms`, value: median(measured), target: TARGET });
  }
  await browser.close();
  await server.stop();
  console.log(`\nFrom a finger's first tap to the paint that follows, processor ${SLOWDOWN} times slower, medians of ${ROUNDS} (INP).`);
  console.table(Object.fromEntries(judged.map(({ name, value, target }) => [name, { ms: value, target: `${target.is} ${target.than}` }])));
  return judged;
}

async function measureTap(browser: Browser, site: string, { page: address, find }: Tapped): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "fr-FR" });
  // Cloudflare serves files without asking the Worker.
  await context.route(
    ({ pathname }) => path.extname(pathname) !== "" && existsSync(path.join(CLIENT, pathname)),
    (route) => route.fulfill({ path: path.join(CLIENT, new URL(route.request().url()).pathname) }),
  );
  const page = await context.newPage();
  await page.goto(site + address, { waitUntil: "networkidle" });
  const target = find(page).filter({ visible: true }).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.evaluate(noteAnswers);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.waitForTimeout(SETTLED_MS);
  await tap(session, target);
  await page.waitForTimeout(SETTLED_MS);
  const answers = await page.evaluate(() => (window as unknown as Noted).answersMs);
  await context.close();
  return Math.max(...answers);
}

interface Noted {
  answersMs: number[];
}

/** Runs in the page. An answer quicker than a frame is none to the browser. */
function noteAnswers(): void {
  const answersMs = [0];
  Object.assign(window, { answersMs });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) answersMs.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function tap(session: CDPSession, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
