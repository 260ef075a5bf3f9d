import { expect, test, vi } from "vitest";
import { smokeTest } from "./smoke-test.ts";

const SITE = "https://www.cimes.test";
const PLAIN = "http://www.cimes.test/";

/** A site in order, whose answer on plain http is given. */
function serve(onPlainHttp: () => Response) {
  const page = () => new Response("", { headers: { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'self'" } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address.startsWith("http:")) return onPlainHttp();
    if (address.endsWith("/api/health")) return Response.json({ d1: true, r2: true });
    return address.includes("/api/") ? new Response(null, { status: 404 }) : page();
  });
  return asked;
}

const redirect = (status: number, Location: string) => () => new Response(null, { status, headers: { Location } });

test("a site that leads http to https passes", async () => {
  const asked = serve(redirect(301, `${SITE}/`));
  await smokeTest(SITE, 1);
  expect(asked).toContain(PLAIN);
});

test.each([
  ["serves its pages on http", () => new Response("<title>Cimes</title>")],
  ["redirects http for a while only", redirect(302, `${SITE}/`)],
  ["leads http to http", redirect(301, "http://cimes.test/")],
])("a site that %s fails, with the setting to change", async (_, answer) => {
  serve(answer);
  await expect(smokeTest(SITE, 1)).rejects.toThrow(`${PLAIN} : `);
  await expect(smokeTest(SITE, 1)).rejects.toThrow("« Always Use HTTPS »");
});
