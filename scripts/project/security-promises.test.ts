import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { promises } from "#tests/mutation/promises.ts";
import { ROOT } from "../toolbox.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const rows = read("docs/SECURITY.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("« "));

test("every promise of docs/SECURITY.md names the test that holds us to it, and no promise is left out", () => {
  expect(rows.map((row) => row.split(" | ")[0]?.slice(2))).toEqual(promises.map(({ promise }) => promise));
});

test.each(promises)("« $promise »: its test and the place where the code keeps it exist", ({ promise, test: { file, title }, breach }) => {
  const row = rows.find((line) => line.startsWith(`| ${promise} |`));
  expect(row).toContain(`\`${breach.file}\``);
  expect(row).toContain(`\`${file}\` « ${title} »`);
  expect(read(file)).toContain(`"${title}"`);
  // Once, so that breaking it breaks it everywhere.
  expect(read(breach.file).split(breach.found)).toHaveLength(2);
});
