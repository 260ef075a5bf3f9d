import { expect, test, vi } from "vitest";
import { MEMORY_SECONDS } from "#workers/pages/cache-control.ts";
import { answers, get } from "./every-answer.ts";

const edge = (response: Response) => response.headers.get("Cloudflare-CDN-Cache-Control");
const seconds = (directive: string, text: string) => Number(new RegExp(`${directive}=(\\d+)`).exec(text)?.[1]);

test.each(answers)("$name ($status) has $cacheControl", async ({ status, request, cacheControl, isCachedAtEdge }) => {
  const response = await request();
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe(cacheControl);
  expect(edge(response) !== null).toBe(isCachedAtEdge);
  // Cloudflare, which reads its own header first, would drop the cookie, or give it to everyone.
  if (response.headers.has("Set-Cookie")) expect([cacheControl, edge(response)]).toEqual(["private, no-store", null]);
});

test("a page is cached for under a minute in all, longer only while the Worker fails", async () => {
  const kept = edge(await get("/")) ?? "";
  expect(seconds("max-age", kept) + seconds("stale-while-revalidate", kept) + MEMORY_SECONDS).toBeLessThanOrEqual(60);
  expect(seconds("stale-if-error", kept)).toBe(3600);
  // With these directives Cloudflare would revalidate instead of serving stale.
  expect(kept).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/);
});

test("in development no page is cached", async () => {
  vi.stubEnv("DEV", true);
  expect((await get("/faq")).headers.get("Cache-Control")).toBe("private, no-store");
});
