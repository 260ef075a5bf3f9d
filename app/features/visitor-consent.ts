import { type Consent, findConsent } from "#app/content/consent-cookie.ts";

export const PRIVACY_SIGNAL = "/api/privacy-signal";

/** What the visitor decided, in the browser. */
export function readConsent(): Consent | null {
  return findConsent(document.cookie);
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
