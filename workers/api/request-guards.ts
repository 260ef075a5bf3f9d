import { createMiddleware } from "hono/factory";
import { answerError } from "../answer-error.ts";
import type { AppEnv } from "../app-env.ts";

const BODY_MAX_BYTES = 16 * 1024;
const DRAINED_MAX_BYTES = 1024 * 1024;
const FORM = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i;

/** Refuses cross-site writes. "none" is the visitor's own action, such as a reload; without either header, it isn't a browser. */
export const refuseCrossSite = createMiddleware<AppEnv>(async (c, next) => {
  if (isRead(c.req)) return next();
  const site = c.req.header("Sec-Fetch-Site");
  const origin = c.req.header("Origin");
  const isForeign =
    site === undefined ? origin !== undefined && origin !== new URL(c.req.url).origin : site !== "same-origin" && site !== "none";
  if (isForeign) return answerError(c, 403, "Requête refusée : elle vient d'un autre site");
  // Without a referrer, browsers send `Origin: null`, and React Router would refuse our own form.
  if (origin === "null") {
    const headers = new Headers(c.req.raw.headers);
    headers.set("Origin", new URL(c.req.url).origin);
    c.req.raw = new Request(c.req.raw, { headers });
  }
  return next();
});

/** 413 beyond 16 KB, 400 unless UTF-8. Drains refused bodies: an unread rest breaks the connection's next request. */
export const checkBody = createMiddleware<AppEnv>(async (c, next) => {
  const { body: stream } = c.req.raw;
  if (!stream) return next();
  const isHuge = Number(c.req.header("Content-Length")) > DRAINED_MAX_BYTES;
  if (isHuge) await stream.cancel();
  const body = isHuge ? null : await readBounded(stream).catch(() => undefined);
  if (body === undefined) return answerError(c, 400, "Requête interrompue");
  if (body === null) return answerError(c, 413, "Requête trop volumineuse");
  if (!isUtf8(body, FORM.test(c.req.header("Content-Type") ?? "")))
    return answerError(c, 400, "Requête illisible : un formulaire en UTF-8 est attendu");
  const { url, method, headers, signal } = c.req.raw;
  // A GET with a body can't be constructed.
  c.req.raw = isRead(c.req) ? new Request(url, { method, headers, signal }) : new Request(c.req.raw, { body });
  return next();
});

export function isRead({ method }: Pick<Request, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns null over the limit, after draining up to 1 MiB. */
async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = new Uint8Array(BODY_MAX_BYTES);
  let size = 0;
  for await (const chunk of stream) {
    if (size + chunk.byteLength <= BODY_MAX_BYTES) body.set(chunk, size);
    size += chunk.byteLength;
    if (size > DRAINED_MAX_BYTES) return null;
  }
  return size > BODY_MAX_BYTES ? null : body.slice(0, size);
}

function isUtf8(bytes: Uint8Array, isUrlEncoded: boolean): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // Minifiers drop a call whose result is unused.
    return !isUrlEncoded || decodeURIComponent(text).isWellFormed();
  } catch {
    return false;
  }
}
