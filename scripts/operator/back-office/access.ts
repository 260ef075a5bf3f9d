import { randomBytes, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { typeset } from "#app/content/typeset.ts";

/** Access control: only the browser that opened the address printed by the command, on this machine. */

export interface Access {
  /** A path that lets one browser in, once. */
  makeEntryPath(): string;
  /** Refuses everyone else. Must come before all routes. */
  guard: MiddlewareHandler<AccessEnv>;
}

const LOOPBACK = ["127.0.0.1", "::ffff:127.0.0.1", "::1"];
const SAFE_METHODS = ["GET", "HEAD"];

/** What the guard hands on: the nonce of the scripts that rendering writes into a page. */
export interface AccessEnv {
  Variables: { nonce: string };
}

const HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  // Without a referrer, browsers post forms with « Origin: null ».
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** `host` is the only Host header accepted, port included: another name that resolves here (DNS rebinding) is refused. */
export function createAccess(host: string): Access {
  const entryTokens = new Set<string>();
  const session = randomBytes(32).toString("base64url");
  // Cookies ignore ports: two back offices on one machine must not share one.
  const cookieName = `suivi_${host.replace(/\D/g, "")}`;

  function hasSession(c: Context): boolean {
    return isSame(getCookie(c, cookieName) ?? "", session);
  }

  return {
    makeEntryPath() {
      const token = randomBytes(32).toString("base64url");
      entryTokens.add(token);
      return `/entrer?jeton=${token}`;
    },

    async guard(c, next) {
      const nonce = randomBytes(16).toString("base64");
      c.set("nonce", nonce);
      const headers = { ...HEADERS, "Content-Security-Policy": writePolicy(nonce) };
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      const { remote } = getConnInfo(c);
      if (!LOOPBACK.includes(remote.address ?? "")) return c.text("Cette page ne répond qu’à la machine où elle tourne.", 403);
      if (c.req.header("Host") !== host) return c.text("Cette page ne répond qu’à sa propre adresse.", 403);
      if (!SAFE_METHODS.includes(c.req.method) && c.req.header("Origin") !== `http://${host}`)
        return c.text("Cette demande vient d’une autre page.", 403);

      if (c.req.path === "/entrer") {
        const token = c.req.query("jeton") ?? "";
        const known = [...entryTokens].find((candidate) => isSame(candidate, token));
        if (known) {
          entryTokens.delete(known);
          setCookie(c, cookieName, session, { httpOnly: true, sameSite: "Strict", path: "/" });
          return c.redirect("/", 303);
        }
        if (hasSession(c)) return c.redirect("/", 303);
      }
      if (!hasSession(c)) return c.html(strangerPage(), 403);
      await next();
      // An answer that was made elsewhere has none of them yet.
      for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
      return undefined;
    },
  };
}

function writePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'self'; script-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

function strangerPage(): string {
  const title = "Adresse déjà utilisée";
  const words = typeset(
    "Cette adresse ne sert qu'une fois, dans un seul navigateur. Dans le terminal où tourne le suivi, appuyez sur Entrée : une nouvelle adresse s'affiche.",
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>`;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
