import type { FieldErrors } from "./form-rules.ts";

/** Called with the seconds that a call waits before its retry, and with null when it is retried. */
export type OnWait = (seconds: number | null) => void;

/** After so many refusals the visitor is told, and tries again when they like. */
const ATTEMPTS = 4;
const LONGEST_WAIT_SECONDS = 60;

/** Like `fetch`; when the server asks to come back later (429 with `Retry-After`), comes back by itself. */
export async function fetchWithRetryAfter(url: string, init: RequestInit, onWait: OnWait): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, init);
    const seconds = Math.min(LONGEST_WAIT_SECONDS, Number(response.headers.get("Retry-After")));
    if (response.status !== 429 || !(seconds > 0) || attempt === ATTEMPTS) return response;
    onWait(seconds);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    onWait(null);
  }
}

/** Posts an object as JSON. */
export function postPatiently(url: string, body: object, onWait: OnWait): Promise<Response> {
  return fetchWithRetryAfter(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }, onWait);
}

/** Why the server refused: in a sentence, or by field name. `otherwise` when it was not the site's own code that answered. */
export async function readRefusal(response: Response, otherwise: string): Promise<{ error?: string; errors?: FieldErrors }> {
  return response.headers.get("Content-Type")?.startsWith("application/json") ? await response.json() : { error: otherwise };
}
