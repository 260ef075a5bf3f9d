import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { CACHE_CONTROL } from "./cache-control.ts";

/** Ranges (206, 416) and 304: static assets support no ranges, and Safari plays no film without. Hence `run_worker_first`. */
export const film = new Hono<AppEnv>();

film.get("/:name", async (c, next) => {
  const asset = await c.env.ASSETS.fetch(c.req.url, { headers: { "If-None-Match": c.req.header("If-None-Match") ?? "" } });
  if (!asset.ok && asset.status !== 304) return next();
  const tag = asset.headers.get("ETag") ?? "";
  const headers = new Headers({ "Cache-Control": CACHE_CONTROL.film, "Accept-Ranges": "bytes", ETag: tag });
  if (asset.status === 304) return new Response(null, { status: 304, headers });

  const bytes = await asset.arrayBuffer();
  // A client resuming an older version needs the whole new file.
  const isSameVersion = (c.req.header("If-Range") ?? tag) === tag;
  const range = isSameVersion ? readByteRange(c.req.header("Range"), bytes.byteLength) : null;
  const part = range ? bytes.slice(range.start, range.end) : bytes;
  if (range && part.byteLength === 0)
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${bytes.byteLength}` } });
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.start + part.byteLength - 1}/${bytes.byteLength}`);
  headers.set("Content-Length", String(part.byteLength));
  headers.set("Content-Type", asset.headers.get("Content-Type") ?? "application/octet-stream");
  return new Response(part, { status: range ? 206 : 200, headers });
});

/** Parses a `Range` header (RFC 9110 §14.2); the end is excluded. Several ranges, another unit or nonsense mean the whole file. */
function readByteRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "") return last === "" ? null : { start: Math.max(0, size - Number(last)), end: size };
  if (last === "") return { start: Number(first), end: size };
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) + 1 };
}
