import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { programmes } from "#app/content/programmes/index.ts";
import routes from "./routes.ts";

test("every path of the sitemap has its line, and every programme its own under its id, in list order", () => {
  expect(routes.map(({ path = "" }) => `/${path}`)).toEqual(expect.arrayContaining([...canonicalPaths]));
  const lines = routes.filter(({ file }) => file === "routes/programme/route.tsx").map(({ id, path }) => [id, `/${path}`]);
  expect(lines).toEqual(programmes.map(({ id, path }) => [id, path]));
});

test("no programme is read from a pattern, so that an unknown address falls to the last line", () => {
  expect(routes.filter(({ path }) => path?.startsWith("formations/") && path.includes(":"))).toEqual([]);
  expect(routes.at(-1)?.path).toBe("*");
});
