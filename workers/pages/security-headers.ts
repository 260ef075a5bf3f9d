import { Buffer } from "node:buffer";
import { createMiddleware } from "hono/factory";
import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { AppEnv } from "../app-env.ts";

/** The same for every answer. public/_headers says them for static files; a test compares the two. */
export const FIXED_HEADERS: ReadonlyArray<readonly [string, string]> = [
  // Two years of https for this host; its domain and its other hosts may not be ours to bind.
  ["Strict-Transport-Security", "max-age=63072000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // no-referrer would send `Origin: null` on form posts without JavaScript, which React Router refuses.
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // The film may go full screen, the calendar's frame too; nothing else is asked of the device.
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
];

/** They would take the network from text, styles and fonts before the first paint: docs/decisions/no-module-preloads.md. */
const MODULE_PRELOAD = /<link [^>]*rel="modulepreload"[^>]*>/g;
const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;

/**
 * Replaces the nonce of a rendered page by hashes of exactly the scripts that carry it, so that the body is the same for
 * every visitor (cacheable, one ETag) while a script that did not come from rendering has no hash and does not run.
 */
export async function replaceNonceWithHashes(response: Response, nonce: string, scheduling: Scheduling | null): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = (await response.text()).replaceAll(MODULE_PRELOAD, "");
  const marked = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => groups?.attributes?.includes(marked) && !groups.attributes.includes(" src="))
    .map(({ groups }) => groups?.body ?? "");
  const hashes = await Promise.all([...new Set(scripts)].map(hashSource));
  const sealed = new Response(html.replaceAll(marked, ""), response);
  sealed.headers.set("Content-Security-Policy", contentSecurityPolicy(hashes, scheduling));
  return sealed;
}

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", Buffer.from(script));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

function contentSecurityPolicy(scriptHashes: readonly string[], scheduling: Scheduling | null): string {
  return [
    // Pictures, fonts, film and data come from here. « none » would refuse Firefox what React Router fetches ahead, judged by this.
    "default-src 'self'",
    "object-src 'none'",
    "worker-src 'none'",
    // The hashes are those of the scripts that rendering wrote into this very page.
    // The calendar's script: app/features/callback/scheduling-widget.tsx, on a click only.
    ["script-src 'self'", ...scriptHashes, ...(scheduling ? [asSource(scheduling.scriptUrl)] : [])].join(" "),
    // The calendar itself.
    `frame-src ${scheduling ? asSource(scheduling.origin) : "'none'"}`,
    // sonner 2.0.8 inserts two style elements (the first is empty): app/ui/toaster.tsx.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
    // React writes custom properties of drawings as style attributes.
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What would end a source or the policy is encoded; browsers decode it again before they compare. */
function asSource(address: string): string {
  return address.replace(/[;,]/g, encodeURIComponent);
}

/** Security headers of every answer of the Worker; those of static files are in public/_headers. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  addSecurityHeaders(c.res.headers);
});

/** The fixed headers, and the strictest policy unless there is one already. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of FIXED_HEADERS) headers.set(name, value);
  // A page brings its own. Vite's development server needs inline scripts and styles.
  if (!import.meta.env.DEV && !headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
}
