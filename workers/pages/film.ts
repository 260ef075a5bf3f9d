import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { describeByteRange, readByteRange } from "./byte-range.ts";
import { CACHE_CONTROL } from "./cache-control.ts";

/** Ranges (206, 416) and 304: static assets support no ranges, and Safari plays no film without. Hence `run_worker_first`. */
export const film = new Hono<AppEnv>();

film.get("/:name", async (c, next) => {
  const knownTag = c.req.header("If-None-Match");
  const asset = await c.env.ASSETS.fetch(c.req.url, { headers: knownTag === undefined ? {} : { "If-None-Match": knownTag } });
  if (!asset.ok && asset.status !== 304) return next();

  const tag = asset.headers.get("ETag") ?? "";
  const headers = { "Cache-Control": CACHE_CONTROL.film, "Accept-Ranges": "bytes", ...(tag && { ETag: tag }) };
  if (asset.status === 304) return new Response(null, { status: 304, headers });

  const bytes = await asset.arrayBuffer();
  // A client resuming an older version needs the whole new file.
  const isSameVersion = (c.req.header("If-Range") ?? tag) === tag;
  const range = isSameVersion ? readByteRange(c.req.header("Range"), bytes.byteLength) : "whole";
  const { status, headers: rangeHeaders } = describeByteRange(range, bytes.byteLength);
  const contentType = asset.headers.get("Content-Type") ?? "application/octet-stream";

  if (range === "unsatisfiable") return new Response(null, { status, headers: rangeHeaders });
  return new Response(range === "whole" ? bytes : bytes.slice(range.start, range.end + 1), {
    status,
    headers: { ...headers, ...rangeHeaders, "Content-Type": contentType },
  });
});
