import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("**/*.*", { exclude: ["node_modules", "build", ".wrangler"] }).map((file) => `/${file.replaceAll("\\", "/")}`);

test.each(["README.md", ...globSync("docs/**/*.md")])("every file that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`(\w[\w./-]*\.(?:ts|tsx|css|sql|mjs))`/g)].map(([, name]) => `/${name}`);
  expect(named.filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([]);
});

test("the guide says for how long an address may fill the database, and the preview site has the limits of the live one", () => {
  const found = readFileSync("wrangler.toml", "utf8").matchAll(/"(\w+_LIMITER)"\n.*\n.* limit = (\d+), period = (\d+)/g);
  const limits = [...found].map(([, ...limit]) => limit);
  const [, limit, period] = limits.find(([name]) => name === "FLOOD_LIMITER") ?? [];
  const perSecond = Number(limit) / Number(period);
  const words = `${perSecond} demandes par seconde et par adresse, soit ${Math.round(100_000 / 5 / perSecond / 60)} minutes`;

  expect(readFileSync("docs/guide-exploitant.md", "utf8")).toContain(words);
  expect(limits.slice(3)).toEqual(limits.slice(0, 3));
});
