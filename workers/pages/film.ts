import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
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

/** Both ends are included. */
type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

/** Parses a `Range` header (RFC 9110 §14.2). Several ranges, another unit or nonsense mean the whole file. */
export function readByteRange(header: string | null | undefined, size: number): ByteRange {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? "unsatisfiable" : { start, end };
}

export function describeByteRange(range: ByteRange, size: number): { status: 200 | 206 | 416; headers: Record<string, string> } {
  if (range === "unsatisfiable") return { status: 416, headers: { "Content-Range": `bytes */${size}` } };
  if (range === "whole") return { status: 200, headers: { "Content-Length": String(size) } };
  const { start, end } = range;
  return { status: 206, headers: { "Content-Range": `bytes ${start}-${end}/${size}`, "Content-Length": String(end - start + 1) } };
}
