import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { ROOT } from "#scripts/command.ts";
import { FLOOR, KB, listScripts, WEIGHED_PATHS, WEIGHT_LIMITS, weighPage } from "./page-weight.ts";
import { test } from "./site.ts";

const CLIENT = path.join(ROOT, "build", "client");
const ASSETS = path.join(CLIENT, "assets");
const files = readdirSync(ASSETS);

for (const page of WEIGHED_PATHS)
  test(`a first visit to ${page} stays within its budget`, async ({ get }) => {
    const { script, style, font } = weighPage(await (await get(page)).text(), CLIENT);
    const weighed = { "script over floor": script - FLOOR.script, style, fonts: font };
    for (const [what, limit] of Object.entries(WEIGHT_LIMITS)) {
      const kilobytes = weighed[what as keyof typeof weighed] / KB;
      expect(kilobytes, what).toBeGreaterThan(0);
      expect(kilobytes, what).toBeLessThanOrEqual(limit);
    }
  });

test("no animation of ours lasts longer than 250 ms", () => {
  // The library of messages has its own animations.
  const sheets = files.filter((name) => name.endsWith(".css") && !name.startsWith("toaster"));
  const css = sheets.map((name) => readFileSync(path.join(ASSETS, name), "utf8")).join("");
  const movements = [...css.matchAll(/\b(?:transition|animation)(?:-duration)?:[^;}]+/g)]
    .filter(([movement]) => !movement.includes("infinite"))
    .join();
  const durations = [...movements.matchAll(/(\d*\.?\d+)(m?s)\b/g)].map(([, time, unit]) => Number(time) * (unit === "s" ? 1000 : 1));
  expect(durations.length).toBeGreaterThan(10);
  expect(Math.max(...durations)).toBeLessThanOrEqual(250);
});

test("opening a dialog loads at most 9 files beside those of its page", async ({ get }) => {
  const page = listScripts(await (await get("/")).text(), CLIENT);
  for (const dialog of ["callback-modal", "catalogue-modal"]) {
    const [file = ""] = files.filter((name) => name.startsWith(dialog) && name.endsWith(".js"));
    const waitedFor = listScripts(`"/assets/${file}"`, CLIENT).filter((script) => !page.includes(script));
    expect(waitedFor).toContain(`/assets/${file}`);
    expect(waitedFor.length, dialog).toBeLessThanOrEqual(9);
  }
});

test("no script loads the shared sheet again, which would override that of the screen", async ({ get }) => {
  const [, sheet = "none"] = /rel="stylesheet" href="\/([^"#]+)/.exec(await (await get("/")).text()) ?? [];
  const scripts = files.filter((name) => /(?<!^manifest.*)\.js$/.test(name));
  const loading = scripts.filter((name) => readFileSync(path.join(ASSETS, name), "utf8").includes(sheet));
  expect(loading).toEqual([]);
});
