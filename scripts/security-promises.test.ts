import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/toolbox.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Promise, file that keeps it, file and titles of its tests. */
const rows = read("docs/SECURITY.md")
  .split("\n")
  .flatMap((line) => {
    const [, promise = "", keeper, file = "", titles = ""] = /^\| (.+?) \| `([^`]+)` \| `([^`]+)` (« .+ ») \|$/.exec(line) ?? [];
    return keeper ? [{ promise, keeper, file, titles: titles.slice(2, -2).split(" », « ") }] : [];
  });

test("docs/SECURITY.md has its promises", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)("« $promise » is kept in a file that exists and held by tests that do", ({ keeper, file, titles }) => {
  expect(existsSync(path.join(ROOT, keeper)), keeper).toBe(true);
  for (const title of titles) expect(read(file)).toContain(title);
});
