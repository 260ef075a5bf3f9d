import type { FieldErrors } from "./form-rules.ts";

/** Why the visitor waits: the answer is late, or the request leaves again in so many seconds. */
export type Wait = "late" | number;
/** Receives null when the wait is over. */
export type OnWait = (wait: Wait | null) => void;

const ATTEMPTS = 4;
const LONGEST_WAIT_SECONDS = 60;
const LATE_MS = 10_000;
const LONGEST_SILENCE_MS = 25_000;

/** The whole answer. Honours 429 with `Retry-After`; throws after too long a silence, counted from the last byte. */
export async function fetchPatiently(url: string, init: RequestInit, onWait: OnWait): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetchWhole(url, init, onWait);
    const seconds = Math.min(LONGEST_WAIT_SECONDS, Number(response.headers.get("Retry-After")));
    if (response.status !== 429 || !(seconds > 0) || attempt === ATTEMPTS) return response;
    onWait(seconds);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    onWait(null);
  }
}

async function fetchWhole(url: string, init: RequestInit, onWait: OnWait): Promise<Response> {
  const silence = watchSilence(onWait);
  try {
    const response = await fetch(url, { ...init, signal: silence.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      silence.begin();
      parts.push(part.value);
    }
    return reader ? new Response(new Blob(parts), response) : response;
  } finally {
    silence.end();
  }
}

/** Aborts after too long a silence; each `begin` starts it anew. */
function watchSilence(onWait: OnWait) {
  const controller = new AbortController();
  let timers: ReturnType<typeof setTimeout>[] = [];
  function end() {
    for (const timer of timers) clearTimeout(timer);
    onWait(null);
  }
  function begin() {
    end();
    timers = [setTimeout(onWait, LATE_MS, "late"), setTimeout(() => controller.abort(), LONGEST_SILENCE_MS)];
  }
  begin();
  return { signal: controller.signal, begin, end };
}

interface ReadRefusal {
  error?: string;
  errors?: FieldErrors;
  /** Callback days that are offered now. */
  days?: readonly string[];
}

/** Throws when the answer isn't ours: nobody knows then whether the request has arrived. */
export async function readRefusal(response: Response): Promise<ReadRefusal> {
  return response.json();
}
