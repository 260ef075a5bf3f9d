import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");

/** Sheets whose classes any screen may bear. */
const OF_ALL_SCREENS = ["app/ui/base.css", "back-office/back-office.css"];
/** What a folder's classes begin with, where it is not a word of its name. */
const SHORT_NAMES: Readonly<Record<string, string>> = { "dossier-employeur": "pack" };
/** What UnoCSS writes (app/ui/theme.ts). */
const UTILITY = /^tone-/;

const find = (pattern: string) =>
  globSync([`app/${pattern}`, `back-office/${pattern}`], { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const sheets = find("**/*.css").map((file) => ({ file, classes: listClasses(read(file)) }));
const sources = find("**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read)
  .join("\n");

function listClasses(sheet: string): string[] {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|@(?:import|layer)[^;{]*/g, "");
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

/** Whether a class begins with a word of its sheet's or its folder's name, in the singular or in the plural. */
function isOwn(name: string, file: string): boolean {
  const folder = path.basename(path.dirname(file));
  const words = [path.basename(file, ".css"), folder, SHORT_NAMES[folder] ?? folder].flatMap((part) => part.split("-"));
  return words.some((word) => name.startsWith(word.replace(/(ies|s)$/, "")));
}

const owned = new Set(sheets.flatMap(({ file, classes }) => classes.filter((name) => OF_ALL_SCREENS.includes(file) || isOwn(name, file))));

test.each(sheets)("$file has no class that nothing bears", ({ classes }) => {
  // Some are put together: `selection-bar-${type}`.
  const bears = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) || sources.includes(`${name.slice(0, name.lastIndexOf("-") + 1)}\${`);
  expect(classes.filter((name) => !bears(name))).toEqual([]);
});

test.each(sheets)("a class in $file begins with the name of its screen or primitive, or is that of another sheet", ({ classes }) => {
  expect(classes.filter((name) => !owned.has(name) && !UTILITY.test(name))).toEqual([]);
});

test("a corner is rounded by a token, but in drawings", () => {
  const literal = /border(?:-\w+)*-radius:[^;]*\d(?:px|rem)/;
  expect(sheets.map(({ file }) => file).filter((file) => !file.startsWith("app/ui/motifs/") && literal.test(read(file)))).toEqual([]);
  expect(sources).not.toMatch(/\brounded(?:-\w+)*-\[/);
});
