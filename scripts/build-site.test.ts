import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withHstsScope } from "./build-site.ts";
import { ROOT } from "./toolbox.ts";

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
