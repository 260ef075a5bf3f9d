import { CONSENT_DURATION_MONTHS } from "#app/content/legal/retention.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";

/** What a visitor decided in « Gérer mes choix », kept in one first-party cookie that pages and Worker read. */

export const CONSENTS = ["accord", "refus"] as const;
export type Consent = (typeof CONSENTS)[number];

const PRIVACY_SIGNAL = "/api/privacy-signal";
const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

/** The decision held by a `Cookie` header or `document.cookie`; null when nothing was decided. */
export function findConsent(cookies: string): Consent | null {
  const values = cookies.split(/;\s*/).map((pair) => pair.split("="));
  const value = values.find(([name]) => name === trackerNames.consent)?.[1];
  return CONSENTS.find((consent) => consent === value) ?? null;
}

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

/** What the visitor decided, in the browser. */
export function readConsent(): Consent | null {
  return findConsent(document.cookie);
}

/** Keeps the decision. A refusal asks the server for an answer, with which the browser deletes what scripts cannot: the cookie of the campaign. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = describeConsentCookie(consent, window.location.protocol);
  // Without a connection, the next answer does.
  if (consent === "refus") void fetch(PRIVACY_SIGNAL).catch(() => undefined);
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
