import { expect, test } from "vitest";
import { film } from "./film.ts";

const ASSETS = {
  fetch: async (url: string, init?: RequestInit) => {
    const headers = { ETag: '"v1"', "Content-Type": "video/mp4" };
    if (!url.endsWith("/app.mp4")) return new Response(null, { status: 404 });
    if (new Headers(init?.headers).get("If-None-Match") === '"v1"') return new Response(null, { status: 304, headers });
    return new Response("0123456789", { headers });
  },
};

function ask(headers: Record<string, string> = {}, method = "GET", name = "app.mp4") {
  return film.request(`/${name}`, { method, headers }, { ASSETS });
}

test("without a range the film comes whole, with its type, its tag and a long cache", async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("0123456789");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=2592000",
    "content-length": "10",
    "content-type": "video/mp4",
    etag: '"v1"',
  });
});

test("a range answers 206 with exactly these bytes", async () => {
  const response = await ask({ Range: "bytes=2-4" });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 2-4/10");
  expect(response.headers.get("Content-Length")).toBe("3");
  expect(await response.text()).toBe("234");
});

test("HEAD answers the same headers without the bytes", async () => {
  const response = await ask({ Range: "bytes=0-1" }, "HEAD");
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 0-1/10");
  expect(await response.text()).toBe("");
});

test("a range beyond the film answers 416 with its size", async () => {
  const response = await ask({ Range: "bytes=10-" });
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */10");
});

test("a client that has the film gets 304", async () => {
  expect((await ask({ "If-None-Match": '"v1"' })).status).toBe(304);
});

test("a range of an older version answers the whole of the new one", async () => {
  expect((await ask({ Range: "bytes=2-4", "If-Range": '"v0"' })).status).toBe(200);
  expect((await ask({ Range: "bytes=2-4", "If-Range": '"v1"' })).status).toBe(206);
});

test("a name that does not exist is left to the pages", async () => {
  expect((await ask({}, "GET", "other.mp4")).status).toBe(404);
});
