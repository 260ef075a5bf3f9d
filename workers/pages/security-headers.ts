import type { MiddlewareHandler } from "hono";
import type { Scheduling } from "#app/features/callback/scheduling.ts";

const REFERRER = "Referrer-Policy";

/** public/_headers repeats them for static files; a test compares both. */
export const FIXED_HEADERS: ReadonlyArray<readonly [string, string]> = [
  // No includeSubDomains: other hosts of the domain may not be ours.
  ["Strict-Transport-Security", "max-age=63072000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // A page whose address is a secret sends its own, stricter one.
  [REFERRER, "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // Full screen for the film and the calendar; no other device permission.
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
];

/** Module preloads would delay styles and fonts: docs/decisions/page-weight.md. */
const MODULE_PRELOAD = /<link [^>]*rel="modulepreload"[^>]*>/g;
const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;

/** Replaces the nonce by script hashes: the body becomes cacheable with one ETag, and injected scripts have no hash. */
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
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** Of a page of either Worker; its own scripts by hash or nonce. */
export function contentSecurityPolicy(scripts: readonly string[], scheduling: Scheduling | null): string {
  return [
    // « none » would also block Firefox's prefetches.
    "default-src 'self'",
    "object-src 'none'",
    "worker-src 'none'",
    // The scheduling script loads on a click only: app/features/callback/scheduling-widget.tsx.
    ["script-src 'self'", ...scripts, ...(scheduling ? [asSource(scheduling.scriptUrl)] : [])].join(" "),
    `frame-src ${scheduling ? asSource(scheduling.origin) : "'none'"}`,
    // sonner 2.0.8 inserts two style elements (the first is empty): app/ui/toaster.tsx.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
    // React writes the drawings' custom properties as style attributes.
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Encodes what would end a source or the policy; browsers decode it before comparing. */
function asSource(address: string): string {
  return address.replace(/[;,]/g, encodeURIComponent);
}

/** On both Workers, on every answer but those from memory, which have them. */
export const secureAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  addSecurityHeaders(c.res.headers);
};

/** Adds the strictest policy unless the response has its own. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of FIXED_HEADERS) if (name !== REFERRER || !headers.has(REFERRER)) headers.set(name, value);
  // Vite's development server needs inline scripts and styles.
  if (!import.meta.env.DEV && !headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
}
