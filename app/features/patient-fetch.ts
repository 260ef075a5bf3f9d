import type { FieldErrors } from "./form-rules.ts";

/** Receives the seconds until a retry, and null when it starts. */
export type OnWait = (seconds: number | null) => void;

const ATTEMPTS = 4;
const LONGEST_WAIT_SECONDS = 60;

/** `fetch` that honours 429 with `Retry-After`. */
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

interface ReadRefusal {
  error?: string;
  errors?: FieldErrors;
  /** Callback days that are offered now. */
  days?: readonly string[];
}

/** `otherwise` when the answer isn't ours. */
export async function readRefusal(response: Response, otherwise: string): Promise<ReadRefusal> {
  return response.headers.get("Content-Type")?.startsWith("application/json") ? await response.json() : { error: otherwise };
}
