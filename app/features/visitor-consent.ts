import { type Consent, findConsent } from "#app/content/consent-cookie.ts";

export const PRIVACY_SIGNAL = "/api/privacy-signal";

/** A decision the browser could not store. */
let unkept: Consent | null = null;

/** The stored decision. Where none can be stored, an earlier one may have been a refusal, so it counts as one. */
export function readConsent(): Consent | null {
  const kept = findConsent(readCookies()) ?? unkept;
  return kept ?? (navigator.cookieEnabled ? null : "refus");
}

/** Falls back to memory. */
export function writeConsent(consent: Consent, cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = cookie;
  } catch {}
  unkept = findConsent(readCookies()) === consent ? null : consent;
}

/** Empty where cookies are blocked. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Whether the browser sends Global Privacy Control: by its own property, else as the server saw `Sec-GPC`. Unknown counts as yes. */
export async function signalsPrivacy(): Promise<boolean> {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return true;
  try {
    const answer: { isRefusing: boolean } = await (await fetch(PRIVACY_SIGNAL)).json();
    return answer.isRefusing;
  } catch {
    return true;
  }
}
