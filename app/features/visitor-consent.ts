import { type Consent, findConsent } from "#app/content/consent-cookie.ts";
import { CONSENT_DURATION_MONTHS } from "#app/content/legal/retention.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";

const PRIVACY_SIGNAL = "/api/privacy-signal";
const LONGEST_SILENCE_MS = 5000;

/** A decision the browser could not store. */
let unkept: Consent | null = null;

/** Without storage, an earlier decision may have been a refusal, so it counts as one. */
export function readConsent(): Consent | null {
  return findConsent(document.cookie) ?? unkept ?? (navigator.cookieEnabled ? null : "refus");
}

const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

export function describeConsentCookie(consent: Consent, protocol: string): string {
  const maxAge = CONSENT_DURATION_MONTHS * SECONDS_PER_MONTH;
  return `${trackerNames.consent}=${consent}; Path=/; Max-Age=${maxAge}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
}

/** After a refusal, asks the server to delete the campaign cookie, which scripts can't. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = describeConsentCookie(consent, window.location.protocol);
  unkept = findConsent(document.cookie) === consent ? null : consent;
  // Offline, the next response does it.
  if (consent === "refus") void fetch(PRIVACY_SIGNAL).catch(() => undefined);
}

/** By Global Privacy Control's own property, else the server's `Sec-GPC`. Unknown counts as yes, after a silence too. */
export async function signalsPrivacy(): Promise<boolean> {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return true;
  try {
    const answer: { isRefusing: boolean } = await (await fetch(PRIVACY_SIGNAL, { signal: AbortSignal.timeout(LONGEST_SILENCE_MS) })).json();
    return answer.isRefusing;
  } catch {
    return true;
  }
}
