import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { send } from "./forms.ts";

// Every alias and spelling: app/content/redirects.test.ts; every addition: workers/pages/pasted-address.test.ts.
test.each([
  ["an alias", "//FAQ/?utm_source=lettre&x=1", "/faq?utm_source=lettre&x=1"],
  ["an address as a sentence ends it", "/contact%C2%A0%C2%BB.", "/contact"],
  ["an encoded query", "/financement%3Fstatut%3Dsalarie", "/financement?statut=salarie"],
])("%s answers one 301 with its query string", async (_, pasted, address) => {
  const response = await send(pasted);
  expect([response.status, response.headers.get("Location")]).toEqual([301, address]);
  expect((await send(address)).status).toBe(200);
});

test("a campaign whose parameters are joined by &amp; is kept whole", async () => {
  const { headers } = await send("/?utm_source=a&amp;utm_medium=b");
  const cookie = (await send(String(headers.get("Location")))).headers.get("Set-Cookie");
  expect(decodeURIComponent(String(cookie))).toContain("utm_source=a&utm_medium=b");
});

test("an address that no page has is not redirected", async () => {
  for (const path of ["/nulle-part.", "/%C3%A9", "/nulle-part%3Fa=b"]) expect((await send(path)).status, path).toBe(200);
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
