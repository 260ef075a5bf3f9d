import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./command.ts";

/** The operator's guide is typed as it is written: its commands and tables must hold in a fresh clone. */

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const pages = globSync("docs/**/*.md", { cwd: ROOT }).sort();
const commands = pages.flatMap((page) =>
  [...read(page).matchAll(/```sh\n([\s\S]*?)```|`(npx [^`]+)`/g)].map(([, block, one]) => block ?? one ?? ""),
);

test("a command writes into a folder that every clone has, whose files git never takes", () => {
  const written = commands.flatMap((text) => [...text.matchAll(/--output (\S+)\/\S+/g)].map(([, folder = ""]) => folder));
  expect(new Set(written)).toEqual(new Set(["backups"]));
  for (const folder of written) expect(read(`${folder}/.gitignore`)).toBe("*\n!.gitignore\n");
});

test("what a failed download leaves is never published: the second command needs the first", () => {
  const fetching = commands.filter((text) => /r2 object get/.test(text) && /r2 object put/.test(text));
  expect(fetching.length).toBeGreaterThan(1);
  for (const text of fetching) expect(text).toMatch(/r2 object get [^\n]+ &&(?: \\\n +| )npx wrangler r2 object put/);
  for (const page of pages) if (/r2 object get/.test(read(page))) expect(read(page).match(/`npx wrangler r2 object put/), page).toBeNull();
});

test("every event that the Workers log is in the guide's table", () => {
  const sources = globSync(["workers/**/*.ts", "back-office/**/*.{ts,tsx}"], {
    cwd: ROOT,
    exclude: (name) => /build|\.react-router/.test(name),
  });
  const logged = sources.flatMap((file) => [
    ...[...read(file).matchAll(/logError\(([^,)]+)/g)].flatMap(([, event = ""]) => event.match(/"[a-z-]+"/g) ?? []),
    ...(read(file).match(/(?<=\bevent: )"[a-z-]+"/g) ?? []),
  ]);
  const events = new Set(logged.map((event) => event.replaceAll('"', "")));
  expect(events.size).toBeGreaterThan(12);
  const rows = read("docs/guide-exploitant.md").match(/^\| `.+$/gm) ?? [];
  const told = new Set(rows.flatMap((row) => (row.split("|")[1] ?? "").match(/[a-z][a-z-]+/g) ?? []));
  expect([...events].filter((event) => !told.has(event))).toEqual([]);
  expect([...told].filter((event) => !events.has(event))).toEqual([]);
});

test("a file that the guide or the ignore list names exists", () => {
  expect(read(".gitignore")).not.toMatch(/npm run leads|scripts\/operator/);
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:app|workers|scripts|tests|docs)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file),
  );
  expect(named.filter((file) => file !== "docs/acceptances.json" && !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("each promise of SECURITY.md names the code that keeps it, and a test file that runs", () => {
  const rows = read("docs/SECURITY.md")
    .split("\n")
    .filter((line) => /^\| [A-Z]/.test(line))
    .map((line) => line.split("|").slice(1, -1));
  expect(rows.length).toBeGreaterThan(40);
  const filesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  for (const [promise = "", kept, tests] of rows) {
    const keepers = filesIn(kept);
    expect(keepers.length, promise).toBeGreaterThan(0);
    for (const file of keepers) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    const named = filesIn(tests);
    expect(named.length, promise).toBeGreaterThan(0);
    for (const file of named) {
      expect(file, promise).toMatch(/^(app|workers|scripts|back-office|tests\/(worker|build|e2e|ten-years))\/.+\.(test|spec)\.tsx?$/);
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      expect(read(file), promise).toMatch(/^\s*test(\.each[^(]*)?[(<`]/m);
    }
  }
});
