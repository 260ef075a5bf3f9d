import type { Consent } from "#app/content/consent-cookie.ts";
import { CONSENT_DURATION_MONTHS } from "#app/content/legal/retention.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { PRIVACY_SIGNAL, writeConsent } from "#app/features/visitor-consent.ts";

const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

export function describeConsentCookie(consent: Consent, protocol: string): string {
  const maxAge = CONSENT_DURATION_MONTHS * SECONDS_PER_MONTH;
  return `${trackerNames.consent}=${consent}; Path=/; Max-Age=${maxAge}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
}

/** After a refusal, asks the server to delete the campaign cookie, which scripts can't. */
export function saveConsent(consent: Consent): void {
  writeConsent(consent, describeConsentCookie(consent, window.location.protocol));
  // Offline, the next response does it.
  if (consent === "refus") void fetch(PRIVACY_SIGNAL).catch(() => undefined);
}
