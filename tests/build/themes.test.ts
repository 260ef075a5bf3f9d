import { globSync, readFileSync } from "node:fs";
import { createGenerator } from "unocss";
import { expect, test } from "vitest";
import { unoOptions } from "#app/ui/theme.ts";
import { compactOptions } from "../../back-office/theme.ts";

const theme = unoOptions.theme as Record<string, object>;
/** Each name of a step or a width, and a few of the preset's. Names of a role (`press`, `item`, `label`) follow their app. */
const CLASSES = [
  ...Object.keys(theme.fontSize as object).map((name) => `text-${name}`),
  ...Object.keys(theme.breakpoints as object).flatMap((name) => [`${name}:block`, `max-${name}:block`]),
  ...["min-h-11", "min-h-12", "min-h-14", "gap-4", "rounded-md"],
];

test("a class that is no role means the same on the site and in the back office", async () => {
  const [site, backOffice] = await Promise.all(
    [unoOptions, compactOptions].map((options) => createGenerator({ ...options, safelist: [] })),
  );
  expect(CLASSES.length).toBeGreaterThan(15);
  for (const name of CLASSES) {
    const rules = await Promise.all(
      [site, backOffice].map(async (generator) => (await generator?.generate(name, { preflights: false }))?.css),
    );
    expect(rules[0], name).toContain("{");
    expect(rules[1], name).toBe(rules[0]);
  }
});

test("a variable that a sheet reads is set, so that none of its lines is lost", () => {
  const read = (pattern: string, exclude: string[] = []) =>
    globSync(pattern, { exclude })
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  const sources = read("{app,back-office}/**/*.{css,ts,tsx}", ["back-office/build/**"]);
  const built = read("{build,back-office/build}/client/assets/*.css");
  const set = new Set([...`${sources}${built}`.matchAll(/(--[\w-]+)["']?\]?\s*:/g)].map(([, name]) => name));
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
