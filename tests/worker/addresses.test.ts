import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { send } from "./forms.ts";

// Every alias and spelling: app/content/redirects.test.ts.
test("an alias answers 301 with its query string", async () => {
  const response = await send("//FAQ/?utm_source=lettre&x=1");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/faq?utm_source=lettre&x=1"]);
});

test.each([
  ["allow", null],
  ["forbid", "noindex"],
  ["", "noindex"],
  ["Allow", "noindex"],
])("with INDEXING = %j a page, rendered or cached, has X-Robots-Tag: %s", async (INDEXING, tag) => {
  const address = `https://${crypto.randomUUID()}.test/contact`;
  for (const state of ["rendered", "cached"]) {
    const { headers } = await send(address, {}, { ...env, INDEXING } as Env);
    expect(headers.get("X-Robots-Tag"), state).toBe(tag);
  }
});
