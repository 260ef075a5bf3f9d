import { type Consent, findConsent } from "#app/content/consent-cookie.ts";

export const PRIVACY_SIGNAL = "/api/privacy-signal";

/** A decision the browser could not store. */
let unkept: Consent | null = null;

/** Without storage, an earlier decision may have been a refusal, so it counts as one. */
export function readConsent(): Consent | null {
  const kept = findConsent(readCookies()) ?? unkept;
  return kept ?? (navigator.cookieEnabled ? null : "refus");
}

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

/** By Global Privacy Control's own property, else the server's `Sec-GPC`. Unknown counts as yes. */
export async function signalsPrivacy(): Promise<boolean> {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return true;
  try {
    const answer: { isRefusing: boolean } = await (await fetch(PRIVACY_SIGNAL)).json();
    return answer.isRefusing;
  } catch {
    return true;
  }
}
