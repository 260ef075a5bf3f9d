import { type Consent, findConsent } from "#app/content/consent-cookie.ts";

export const PRIVACY_SIGNAL = "/api/privacy-signal";

/** A decision that the browser did not keep: it holds until the next full load. */
let unkept: Consent | null = null;

/** What the visitor decided, in the browser. Where no decision can be kept, one of before may have been a refusal: it counts as one. */
export function readConsent(): Consent | null {
  const kept = findConsent(readCookies()) ?? unkept;
  return kept ?? (navigator.cookieEnabled ? null : "refus");
}

/** Writes the cookie of a decision; what the browser does not take is remembered here. */
export function writeConsent(consent: Consent, cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  } catch {
    // As where it is ignored.
  }
  unkept = findConsent(readCookies()) === consent ? null : consent;
}

/** Empty where the browser refuses to say. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/**
 * Whether the browser refuses tracking for its visitor: by its own property, else by the header `Sec-GPC`, which only the server
 * sees. A visitor whose signal cannot be known is taken to have sent it.
 */
export async function signalsPrivacy(): Promise<boolean> {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return true;
  try {
    const answer: { isRefusing: boolean } = await (await fetch(PRIVACY_SIGNAL)).json();
    return answer.isRefusing;
  } catch {
    return true;
  }
}
