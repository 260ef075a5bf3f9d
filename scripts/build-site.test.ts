import { mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { SOURCES, withHstsScope } from "./build-site.ts";
import { doOnce, ROOT } from "./toolbox.ts";

const headers = readFileSync(path.join(ROOT, "public", "_headers"), "utf8");
const OF_THE_HOST = "  Strict-Transport-Security: max-age=63072000";

test("HSTS_SCOPE = domain binds every host of the domain for static files too, and changes nothing else", () => {
  const written = withHstsScope(headers, { HSTS_SCOPE: "domain" }).split("\n");
  const changed = headers.split("\n").flatMap((line, index) => (line === written[index] ? [] : [[line, written[index]]]));
  expect(changed).toEqual([[OF_THE_HOST, `${OF_THE_HOST}; includeSubDomains; preload`]]);
});

test.each([{}, { HSTS_SCOPE: "" }, { HSTS_SCOPE: "host" }, { HSTS_SCOPE: "everything" }])(
  "with %j static files bind their own host alone",
  (settings) => {
    expect(withHstsScope(headers, settings)).toBe(headers);
  },
);

test("the sources are whatever the settings of the build import, too", () => {
  const imported = [...readFileSync(path.join(ROOT, "vite.config.ts"), "utf8").matchAll(/from "\.\/(.+)"/g)].map(([, file = ""]) => file);
  expect(imported.filter((file) => !SOURCES.some((pattern) => path.matchesGlob(file, pattern)))).toEqual([]);
});

test("what is there for the same sources is not built again, unless what leads wrangler to it is gone", async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-build-"));
  const pointer = path.join(folder.path, "pointer.json");
  const build = () => doOnce(path.join(folder.path, "stamp"), "sources", () => writeFileSync(pointer, "{}"), [pointer]);

  expect([await build(), await build()]).toEqual([true, false]);
  rmSync(pointer);
  expect([await build(), await build()]).toEqual([true, false]);
});
