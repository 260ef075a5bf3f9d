import { test as base, expect } from "playwright/test";
import { builtSiteFixtures, type Site } from "#tests/built-site.ts";
import { type Engine, KEYS } from "./engine.ts";
import { type EngineName, openEngine } from "./find-engine.ts";

/** Somebody at a browser: sees what is shown, clicks where it is, types. */
export interface Visitor {
  engine: Engine;
  /** Opens a page of the site and waits until its buttons answer. */
  visit(path: string): Promise<void>;
  /** Waits for an element that shows, or is named by, these words; clicks its middle. */
  click(selector: string, words?: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  /** Waits until what `read` gives in the page is `expected`. */
  sees<Input extends unknown[]>(read: (...input: Input) => unknown, expected: unknown, ...input: Input): Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  server: Site;
}

/** A journey on the built site in the engine of the project. Fails on an error in the browser's console. */
export const test = base.extend<{ visitor: Visitor; site: Site }, WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName);
      console.log(engine.name);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],

  ...builtSiteFixtures,

  visitor: async ({ engine, site }, use) => {
    const visitor = openVisitor(engine, site.address);
    await engine.resize(1440, 900);
    await visitor.visit("/accessibilite");
    await engine.run(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    engine.takeFaults();
    await use(visitor);
    expect(engine.takeFaults(), "errors of the console").toEqual([]);
  },
});

export { expect };

function openVisitor(engine: Engine, address: string): Visitor {
  async function sees<Input extends unknown[]>(read: (...input: Input) => unknown, expected: unknown, ...input: Input): Promise<void> {
    await expect.poll(() => engine.run(read, ...input)).toEqual(expected);
  }
  async function click(selector: string, words = ""): Promise<void> {
    let place: { x: number; y: number } | null = null;
    await expect
      .poll(async () => {
        place = await engine.run(locate, selector, words);
        return place !== null;
      }, `${selector} « ${words} »`)
      .toBe(true);
    const { x, y } = place ?? { x: 0, y: 0 };
    await engine.clickAt(x, y);
  }
  return {
    engine,
    sees,
    click,
    async visit(path) {
      await engine.open(address + path);
      await sees(() => "hydrated" in document.documentElement.dataset, true);
    },
    async fill(selector, text) {
      await click(selector);
      await engine.type(text);
    },
    press: (key) => engine.type(KEYS[key]),
  };
}

/** The middle of the first element in sight that is called so, scrolled to where a click reaches it; null while there is none. */
function locate(selector: string, words: string): { x: number; y: number } | null {
  const squeeze = (text: string) => text.replace(/\s+/g, " ");
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const name = `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`;
    return squeeze(name).includes(squeeze(words)) && element.getClientRects().length > 0;
  });
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return found.contains(hit) || hit?.contains(found) ? { x, y } : null;
}
