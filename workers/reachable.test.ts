import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** `workers/` holds what runs at the edge. What only operators' commands and screens use lies in people/ or with them. */

const ROOT = path.resolve(import.meta.dirname, "..");
const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** The file that an import names, from the root; null for a package. */
function resolveImport(file: string, name: string): string | null {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : null;
}

/** Every file that is reached from some, these included. */
function reachFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(path.join(ROOT, file))) continue;
    reached.add(file);
    for (const [, name = ""] of readFileSync(path.join(ROOT, file), "utf8").matchAll(IMPORT)) {
      const found = resolveImport(file, name);
      if (found) waiting.push(found);
    }
  }
  return reached;
}

function listSources(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll(path.sep, "/"));
  return files.filter((file) => !/\.(test|d)\.tsx?$/.test(file));
}

test("workers/ holds nothing that workers/app.ts never reaches", () => {
  const reached = reachFrom(["workers/app.ts"]);
  const files = listSources("workers/**/*.ts").filter((file) => !file.startsWith("workers/db/"));

  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});

test("workers/db, all SQL in one place, holds nothing that neither the Worker nor its operators reach", () => {
  const reached = reachFrom(["workers/app.ts", ...listSources("{people,back-office,scripts/operator}/**/*.{ts,tsx}")]);

  expect(listSources("workers/db/*.ts").filter((file) => !reached.has(file))).toEqual([]);
});
