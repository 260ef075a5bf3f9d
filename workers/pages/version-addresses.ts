import { Buffer } from "node:buffer";
import { timingSafeEqual } from "hono/utils/buffer";
import { readSetting } from "../settings/setting-rules.ts";
import { readCheckKey } from "../settings/settings.ts";
import { CACHE_CONTROL, EDGE_HEADER } from "./cache-control.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/**
 * Each version has an address of its own on workers.dev, with the live stores behind it and none of the zone's rules before it. That of the
 * live site answers the deployment's check alone, which knows the key of that version; that of the preview site is open to reviewers.
 */

export const CHECK_KEY_HEADER = "X-Check-Key";
const REFUSAL = "Cette adresse ne reçoit pas de visiteurs.";

/** Whether visitors have no business at the address of a request. */
export function isClosed(url: string, env: Env): boolean {
  // Before any other look at a request, hence without parsing the usual ones. A name may end with the dot of the root.
  if (!/^https?:\/\/[^/]+\.workers\.dev\.?[:/]/.test(url) || readSetting(env, "VERSION_ADDRESSES") === "open") return false;
  const { hostname } = new URL(url);
  const siteHost = new URL(readSetting(env, "SITE_ORIGIN") ?? "https://site.example").hostname;
  // Without an address of its own the site is at its Worker's; a version's begins with its id.
  return siteHost.endsWith(".example") ? /^[0-9a-f]{8}-/.test(hostname) : hostname !== siteHost;
}

/** The answer at such an address: `answerAll` for whoever has the key, kept by no cache, else 404. */
export async function answerCheck(request: Request, env: Env, answerAll: () => Response | Promise<Response>): Promise<Response> {
  const key = readCheckKey(env);
  const isKnown = key !== null && (await timingSafeEqual(key, request.headers.get(CHECK_KEY_HEADER) ?? ""));
  const found = isKnown ? await answerAll() : new Response(REFUSAL, { status: 404 });
  const response = new Response(found.body, found);
  if (!isKnown) {
    response.headers.set("X-Robots-Tag", "noindex");
    addSecurityHeaders(response.headers, env);
  }
  response.headers.set("Cache-Control", CACHE_CONTROL.nowhere);
  response.headers.delete(EDGE_HEADER);
  return response;
}

/** Names a version without its id, with which its address begins: the beginning of a digest, 12 hexadecimal digits. */
export async function nameVersion(id: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", Buffer.from(id));
  return Buffer.from(digest).toString("hex").slice(0, 12);
}
