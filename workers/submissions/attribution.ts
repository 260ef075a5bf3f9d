import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import { findConsent } from "#app/content/consent-cookie.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { cleanTextWithin, UTM_MAX_LENGTH, UTM_NAMES, type UtmName } from "#app/forms/form-rules.ts";
import type { AppEnv } from "../app-env.ts";
import { CACHE_CONTROL, EDGE_HEADER } from "../pages/cache-control.ts";

/** Utm parameters of the landing page, in a first-party session cookie. */

type Attribution = Record<UtmName, string | null>;

const COOKIE_MAX_BYTES = 1024;
const COOKIE_ATTRIBUTES = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/** Without parameters, or after a refusal, pages set no cookie and stay cacheable. */
export function rememberAttribution(c: Context<AppEnv>, response: Response): Response {
  const parameters = new URL(c.req.url).searchParams;
  if (!UTM_NAMES.some((name) => parameters.has(name)) || refusesAttribution(c.req.raw.headers)) return response;
  const found = pickUtm(Object.fromEntries(parameters));
  const value = new URLSearchParams(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null)).toString();
  if (value === "" || encodeURIComponent(value).length > COOKIE_MAX_BYTES) return response;
  const answered = new Response(response.body, response);
  setCookie(answered.headers, value);
  return answered;
}

export function hasStaleAttributionCookie({ headers }: Request): boolean {
  return (headers.get("Cookie") ?? "").includes(`${trackerNames.attribution}=`) && refusesAttribution(headers);
}

export function forgetAttribution(headers: Headers): void {
  setCookie(headers, "", { maxAge: 0 });
}

/** A cookie is one visitor's: no cache may store the answer. */
function setCookie(headers: Headers, value: string, lifetime: { maxAge?: number } = {}): void {
  headers.append("Set-Cookie", serialize(trackerNames.attribution, value, { ...COOKIE_ATTRIBUTES, ...lifetime }));
  headers.set("Cache-Control", CACHE_CONTROL.noStore);
  headers.delete(EDGE_HEADER);
}

/** The page's own address, else the cookie, else nothing; nothing after a refusal. */
export function readAttribution(c: Context<AppEnv>, sent: Partial<Record<keyof Attribution, string | undefined>>): Attribution {
  if (refusesAttribution(c.req.raw.headers)) return pickUtm({});
  const address = pickUtm(sent);
  const hasAny = Object.values(address).some(Boolean);
  return hasAny ? address : pickUtm(Object.fromEntries(new URLSearchParams(getCookie(c, trackerNames.attribution) ?? "")));
}

/** Global Privacy Control, or « Ne pas autoriser » in « Gérer mes choix ». */
function refusesAttribution(headers: Headers): boolean {
  return sendsPrivacySignal(headers) || findConsent(headers.get("Cookie") ?? "") === "refus";
}

export function sendsPrivacySignal(headers: Headers): boolean {
  return headers.get("Sec-GPC") === "1";
}

function pickUtm(source: Record<string, string | undefined>): Attribution {
  const pick = (name: keyof Attribution) => cleanTextWithin(UTM_MAX_LENGTH, source[name] ?? "") || null;
  return { utm_source: pick("utm_source"), utm_medium: pick("utm_medium"), utm_campaign: pick("utm_campaign") };
}
