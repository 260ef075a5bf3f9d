import { createMiddleware } from "hono/factory";
import { answerError } from "../answer-error.ts";
import type { AppEnv } from "../app-env.ts";

export const UNREADABLE_FORM = "Requête illisible : un formulaire en UTF-8 est attendu";

/** Text of a form. Throws on bytes that are no UTF-8, raw or percent-encoded, which URLSearchParams would replace in silence. */
export function readFormText(bytes: ArrayBuffer): string {
  const text = decodeText(bytes);
  decodeURIComponent(text);
  return text;
}

/** Throws on bytes that are no UTF-8. */
export function decodeText(bytes: ArrayBuffer): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

/** 400 for a form of a page that is not UTF-8, rather than replacement characters in the store. /api looks by itself. */
export const refuseInvalidText = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.req.raw.body) return next();
  const isUrlEncoded = c.req.header("Content-Type")?.toLowerCase().startsWith("application/x-www-form-urlencoded");
  try {
    const bytes = await c.req.raw.clone().arrayBuffer();
    if (isUrlEncoded) readFormText(bytes);
    else decodeText(bytes);
  } catch {
    return answerError(c, 400, UNREADABLE_FORM);
  }
  return next();
});
