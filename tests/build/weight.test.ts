import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { FLOOR, LIMITS, WEIGHED_PATHS } from "#scripts/project/bench/limits.ts";
import { weighPage } from "#scripts/project/bench/page-weight.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { test } from "./site.ts";

describe("a first visit", () => {
  for (const page of WEIGHED_PATHS) {
    test(`to ${page} downloads no more script, style and fonts than the limits`, async ({ get }) => {
      const { script, style, font } = weighPage(await (await get(page)).text(), path.join(ROOT, "build", "client"));

      expect(script - FLOOR.script, "script over the bare page").toBeGreaterThan(0);
      expect(script - FLOOR.script, "script over the bare page").toBeLessThanOrEqual(LIMITS.scriptOverFloor);
      expect(style, "style").toBeGreaterThan(0);
      expect(style, "style").toBeLessThanOrEqual(LIMITS.style);
      expect(font, "fonts").toBeLessThanOrEqual(LIMITS.font);
    });
  }
});

test("the floor was measured on the versions in use: after an update, npm run bench tells the new one", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  expect({ ...dependencies, ...devDependencies }).toMatchObject(FLOOR.versions);
});

test("no style sheet sets custom properties on every element, as the preset of UnoCSS would for its transforms", async ({ get }) => {
  const html = await (await get("/")).text();
  const [, sheet = ""] = /rel="stylesheet" href="([^"#]+)/.exec(html) ?? [];
  const css = readFileSync(path.join(ROOT, "build", "client", sheet), "utf8");
  expect(css).toContain("--ring:");
  expect(css).not.toMatch(/var\(--un-(?!\w+-opacity)/);
});
