import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { ROOT } from "#scripts/command.ts";
import { FLOOR, KB, listScripts, WEIGHED_PATHS, WEIGHT_LIMITS, weighPage } from "./page-weight.ts";
import { test } from "./site.ts";

describe("a first visit", () => {
  for (const page of WEIGHED_PATHS) {
    test(`to ${page} stays within its budget`, async ({ get }) => {
      const { script, style, font } = weighPage(await (await get(page)).text(), path.join(ROOT, "build", "client"));

      const weighed = { "script over floor": script - FLOOR.script, style, fonts: font };
      for (const [what, limit] of Object.entries(WEIGHT_LIMITS)) {
        const kilobytes = weighed[what as keyof typeof weighed] / KB;
        expect(kilobytes, what).toBeGreaterThan(0);
        expect(kilobytes, what).toBeLessThanOrEqual(limit);
      }
    });
  }
});

test("no movement of ours lasts longer than 250 ms", () => {
  const assets = path.join(ROOT, "build", "client", "assets");
  // The library of messages has movements of its own.
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css") && !name.startsWith("toaster"));
  const css = sheets.map((name) => readFileSync(path.join(assets, name), "utf8")).join("");
  const movements = [...css.matchAll(/\b(?:transition|animation)(?:-duration)?:[^;}]+/g)]
    .filter(([movement]) => !movement.includes("infinite"))
    .join();
  const durations = [...movements.matchAll(/(\d*\.?\d+)(m?s)\b/g)].map(([, time, unit]) => Number(time) * (unit === "s" ? 1000 : 1));
  expect(durations.length).toBeGreaterThan(10);
  expect(Math.max(...durations)).toBeLessThanOrEqual(250);
});

test("a dialog that is opened waits for at most 8 files beside those of its page", async ({ get }) => {
  const client = path.join(ROOT, "build", "client");
  const files = readdirSync(path.join(client, "assets"));
  const page = listScripts(await (await get("/")).text(), client);
  for (const dialog of ["callback-modal", "catalogue-modal"]) {
    const [file = ""] = files.filter((name) => name.startsWith(dialog) && name.endsWith(".js"));
    const waitedFor = listScripts(`"/assets/${file}"`, client).filter((script) => !page.includes(script));
    expect(waitedFor).toContain(`/assets/${file}`);
    expect(waitedFor.length, dialog).toBeLessThanOrEqual(8);
  }
});

test("nothing that comes later loads the sheet of all pages again, which would overrule that of the screen", async ({ get }) => {
  const [, sheet = "none"] = /rel="stylesheet" href="\/([^"#]+)/.exec(await (await get("/")).text()) ?? [];
  const assets = path.join(ROOT, "build", "client", "assets");
  const loading = readdirSync(assets).filter(
    (name) => /(?<!^manifest.*)\.js$/.test(name) && readFileSync(path.join(assets, name), "utf8").includes(sheet),
  );
  expect(loading).toEqual([]);
});
