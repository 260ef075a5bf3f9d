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

test("without a range the whole film is sent, with its type, ETag and a long cache", async () => {
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

test.each([
  [{ Range: "bytes=2-4" }, 206, "bytes 2-4/10", "234"],
  [{ Range: "bytes=7-" }, 206, "bytes 7-9/10", "789"],
  [{ Range: "Bytes=9-5000" }, 206, "bytes 9-9/10", "9"],
  // A suffix never starts before the file.
  [{ Range: "bytes=-3" }, 206, "bytes 7-9/10", "789"],
  [{ Range: "bytes=-5000" }, 206, "bytes 0-9/10", "0123456789"],
  ...["10-", "40-50", "-0"].map((range) => [{ Range: `bytes=${range}` }, 416, "bytes */10", ""]),
  ...["bytes=0-1,5-9", "", "bytes=-", "bytes=9-2", "bytes=a-b", "bytes=1.5-3", "bytes 0-1", "lines=0-9"].map((range) => [
    { Range: range },
    200,
    null,
    "0123456789",
  ]),
  [{ "If-None-Match": '"v1"' }, 304, null, ""],
  // A part of an older version would not fit.
  [{ Range: "bytes=2-4", "If-Range": '"v0"' }, 200, null, "0123456789"],
  [{ Range: "bytes=2-4", "If-Range": '"v1"' }, 206, "bytes 2-4/10", "234"],
] as [Record<string, string>, number, string | null, string][])("%j gets %i, Content-Range %s", async (headers, status, range, text) => {
  const [response, head] = [await ask(headers), await ask(headers, "HEAD")];
  expect([response.status, response.headers.get("Content-Range"), await response.text()]).toEqual([status, range, text]);
  expect(response.headers.get("Content-Length")).toBe(status < 300 ? String(text.length) : null);
  expect([head.status, [...head.headers], await head.text()]).toEqual([status, [...response.headers], ""]);
});

test("an unknown name gets 404", async () => {
  expect((await ask({}, "GET", "other.mp4")).status).toBe(404);
});
