import { type Consent, findConsent } from "#app/content/consent-cookie.ts";

export const PRIVACY_SIGNAL = "/api/privacy-signal";

/** A decision the browser could not store. */
let unkept: Consent | null = null;

/** Without storage, an earlier decision may have been a refusal, so it counts as one. */
export function readConsent(): Consent | null {
  return findConsent(document.cookie) ?? unkept ?? (navigator.cookieEnabled ? null : "refus");
}

export function writeConsent(consent: Consent, cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = cookie;
  unkept = findConsent(document.cookie) === consent ? null : consent;
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
