import type { Consent } from "#app/content/consent-cookie.ts";
import { CONSENT_DURATION_MONTHS } from "#app/content/legal/retention.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { PRIVACY_SIGNAL, writeConsent } from "#app/features/visitor-consent.ts";

const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

/** The cookie that keeps it, as `document.cookie` takes it. */
export function describeConsentCookie(consent: Consent, protocol: string): string {
  const attributes = [
    "Path=/",
    `Max-Age=${CONSENT_DURATION_MONTHS * SECONDS_PER_MONTH}`,
    "SameSite=Lax",
    ...(protocol === "https:" ? ["Secure"] : []),
  ];
  return [`${trackerNames.consent}=${consent}`, ...attributes].join("; ");
}

/**
 * Keeps the decision. A refusal asks the server for an answer, with which the browser deletes what scripts cannot:
 * the cookie of the campaign.
 */
export function saveConsent(consent: Consent): void {
  writeConsent(consent, describeConsentCookie(consent, window.location.protocol));
  // Without a connection, the next answer does.
  if (consent === "refus") void fetch(PRIVACY_SIGNAL).catch(() => undefined);
}
