import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("**/*.*", { exclude: ["node_modules", "build", ".wrangler"] }).map((file) => `/${file.replaceAll("\\", "/")}`);

test.each(["README.md", ...globSync("docs/**/*.md")])("every file that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`(\w[\w./-]*\.(?:ts|tsx|css|sql|mjs))`/g)].map(([, name]) => `/${name}`);
  expect(named.filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([]);
});
