import { createMiddleware } from "hono/factory";
import type { OfficeEnv } from "./context.ts";

/** Cloudflare Access authenticates; other requests get no answer. */

export interface OfficeBindings {
  Bindings: OfficeEnv;
  Variables: { author: string; isLocal: boolean };
}

/** `[access.dev]`'s audience; a real one has 64 hex digits. */
const LOCAL_AUDIENCE = "local";
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const CLOSED = "Le suivi est fermé : Cloudflare Access ne le protège pas encore. Le guide dit comment faire, à « Fermer le suivi ».";
const OTHER_HOST = "Le suivi de cette machine ne répond qu’à cette machine.";
const STRANGER = "Cet accès ne dit pas qui vous êtes : le suivi ne s’ouvre qu’à une personne.";
const OTHER_PAGE = "Cette demande vient d’une autre page : rien n’a été fait.";

/** Accepts identities from Access, or from `[access.dev]` on this machine. */
export const identify = createMiddleware<OfficeBindings>(async (c, next) => {
  const { access } = c.executionCtx as unknown as ExecutionContext;
  if (!access) return c.text(CLOSED, 503);
  const isLocal = access.aud === LOCAL_AUDIENCE;
  if (isLocal && !LOOPBACK.includes(new URL(c.req.url).hostname)) return c.text(OTHER_HOST, 403);
  const identity = await access.getIdentity();
  const author = identity?.name || identity?.email;
  if (!author) return c.text(STRANGER, 403);
  c.set("author", author);
  c.set("isLocal", isLocal);
  return next();
});

/** Same-origin writes only. */
export const refuseOtherPages = createMiddleware(async (c, next) => {
  const isSafe = ["GET", "HEAD"].includes(c.req.method);
  if (!isSafe && c.req.header("Origin") !== new URL(c.req.url).origin) return c.text(OTHER_PAGE, 403);
  return next();
});
