import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";

const BODY_MAX_BYTES = 16 * 1024;

/** Refuses a write sent by a page of another site. A client without these headers is not a browser and carries no one's cookies. */
export const refuseCrossSite = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const site = c.req.header("Sec-Fetch-Site");
  const origin = c.req.header("Origin");
  const isForeign = site === undefined ? origin !== undefined && origin !== new URL(c.req.url).origin : site !== "same-origin";
  if (isForeign) return c.json({ error: "Requête refusée : elle vient d'un autre site" }, 403);
  return next();
});

/** 413 beyond 16 KB: the largest honest form is under 2 KB. */
export const limitBody = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (c) => c.json({ error: "Requête trop volumineuse" }, 413),
});

/** The same for forms posted to pages. */
export const limitPagePost = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => c.text("Requête trop volumineuse.", 413) });

export type Body = { ok: true; fields: Record<string, unknown> } | { ok: false; status: 400 | 415; error: string };

/** Reads a JSON object or an HTML form post as fields. */
export async function readBody(c: Context<AppEnv>): Promise<Body> {
  const contentType = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType === "application/x-www-form-urlencoded") {
    return { ok: true, fields: Object.fromEntries(new URLSearchParams(await c.req.text())) };
  }
  if (contentType !== "application/json") {
    return { ok: false, status: 415, error: "Format non pris en charge : envoyez du JSON ou un formulaire" };
  }
  try {
    const fields: unknown = JSON.parse(await c.req.text());
    if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return { ok: true, fields: { ...fields } };
  } catch {
    // Answered below, like JSON that is not an object.
  }
  return { ok: false, status: 400, error: "Requête illisible : un objet JSON est attendu" };
}

/** 405 with the methods that the address knows. */
export function answerMethodNotAllowed(allow: string) {
  return (c: Context<AppEnv>) => c.json({ error: "Méthode non autorisée" }, 405, { Allow: allow });
}
