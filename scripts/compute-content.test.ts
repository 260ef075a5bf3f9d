import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { computeConstants, refuseClock } from "./compute-content.ts";

const CODE = `import { typeset } from "./typeset.ts";
import { round } from "./round.ts";
export const title = typeset({
  text: "Sommeil",
});
export const limit = round(4.2), other = 3;
export const format = (value) => round(value);
export const rules = new Map();`;
const VALUES = { title: { text: "Sommeil" }, limit: 4, other: 3, format: () => 0, rules: new Map() };

test("plain constants become their values and their imports go; functions and what is no data stay", () => {
  const { code } = computeConstants(CODE, VALUES);
  expect(code.split("\n").filter(Boolean)).toEqual([
    'import { round } from "./round.ts";',
    'export const title = {"text":"Sommeil"}',
    ";",
    "export const limit = 4, other = 3;",
    "export const format = (value) => round(value);",
    "export const rules = new Map();",
  ]);
});

test("the schema that a record is checked with stays out of the build, with its imports", () => {
  const code = `import { listOf, text } from "./schema.ts";
const { kept } = settings;
const step = listOf(text);
const steps = listOf(step);
export const list = readRecord(steps, ["Dormir"]);`;
  const computed = computeConstants(code, { list: ["Dormir"] })
    .code.split("\n")
    .filter(Boolean);
  expect(computed).toEqual(["const { kept } = settings;", 'export const list = ["Dormir"];']);
});

test("each line stays where it was, and the source map says so", () => {
  const { code, map } = computeConstants(CODE, VALUES);
  const lines = (text: string) => text.split("\n");
  expect(lines(code)).toHaveLength(lines(CODE).length);
  expect(lines(code)[6]).toBe(lines(CODE)[6]);
  expect(map.mappings.split(";")).toEqual([
    "AAAA",
    ...lines(CODE)
      .slice(1)
      .map(() => "AACA"),
  ]);
});

test.each(["new Date().getFullYear()", "Date.now()", "readYear()"])(
  "a constant that reads the clock by %s stops the build",
  async (reading) => {
    const folder = mkdtempSync(path.join(tmpdir(), "content-"));
    const { Date: clock } = globalThis;
    onTestFinished(() => {
      globalThis.Date = clock;
      rmSync(folder, { recursive: true });
    });
    const file = path.join(folder, "year.mjs");
    writeFileSync(file, `const readYear = () => new Date().getFullYear();\nexport const year = ${reading};`);
    refuseClock(folder);
    await expect(import(/* @vite-ignore */ pathToFileURL(file).href)).rejects.toThrow(/reads the clock.*year\.mjs/);
    expect(new Date("2026-01-01").getFullYear()).toBe(2026);
    expect(Date.now()).toBeGreaterThan(0);
  },
);
