import { randomBytes, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { typeset } from "#app/content/typeset.ts";

/** Access control: only the browser that opened the address printed by the command, on this machine. */

const LOOPBACK = ["127.0.0.1", "::ffff:127.0.0.1", "::1"];
const SAFE_METHODS = ["GET", "HEAD"];

/** The headers of every answer, refusals included. */
export const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Without a referrer, browsers post forms with « Origin: null ».
  referrerPolicy: "same-origin",
  strictTransportSecurity: false,
});

/** `host` is the only Host header accepted, port included: another name that resolves here (DNS rebinding) is refused. */
export function createAccess(host: string) {
  const entryTokens = new Set<string>();
  const session = makeSecret();
  // Cookies ignore ports: two back offices on one machine must not share one.
  const cookieName = `suivi_${host.replace(/\D/g, "")}`;

  /** Refuses everyone else. Must come before all routes. */
  const guard: MiddlewareHandler = async (c, next) => {
    const { remote } = getConnInfo(c);
    if (!LOOPBACK.includes(remote.address ?? "")) return c.text("Cette page ne répond qu’à la machine où elle tourne.", 403);
    if (c.req.header("Host") !== host) return c.text("Cette page ne répond qu’à sa propre adresse.", 403);
    if (!SAFE_METHODS.includes(c.req.method) && c.req.header("Origin") !== `http://${host}`)
      return c.text("Cette demande vient d’une autre page.", 403);

    const hasSession = isSame(getCookie(c, cookieName) ?? "", session);
    if (c.req.path === "/entrer") {
      const token = c.req.query("jeton") ?? "";
      const known = [...entryTokens].find((candidate) => isSame(candidate, token));
      if (known) {
        entryTokens.delete(known);
        setCookie(c, cookieName, session, { httpOnly: true, sameSite: "Strict", path: "/" });
      }
      if (known || hasSession) return c.redirect("/", 303);
    }
    if (!hasSession) return c.html(strangerPage(), 403);
    return next();
  };

  return {
    guard,
    /** A path that lets one browser in, once. */
    makeEntryPath() {
      const token = makeSecret();
      entryTokens.add(token);
      return `/entrer?jeton=${token}`;
    },
  };
}

function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

function strangerPage(): string {
  const title = "Adresse déjà utilisée";
  const words = typeset(
    `Cette adresse ne sert qu'une fois, dans un seul navigateur. Dans le terminal où tourne le suivi, appuyez sur Entrée :
    une nouvelle adresse s'affiche.`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head>
    <body><h1>${title}</h1><p>${words}</p></body></html>`;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
