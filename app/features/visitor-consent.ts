import { trackerNames } from "#app/content/legal/tracker-names.ts";

/** What a visitor decided in « Gérer mes choix », kept in one first-party cookie that pages and Worker read. */

export const CONSENTS = ["accord", "refus"] as const;
export type Consent = (typeof CONSENTS)[number];

export const PRIVACY_SIGNAL = "/api/privacy-signal";
/** The decision held by a `Cookie` header or `document.cookie`; null when nothing was decided. */
export function findConsent(cookies: string): Consent | null {
  const values = cookies.split(/;\s*/).map((pair) => pair.split("="));
  const value = values.find(([name]) => name === trackerNames.consent)?.[1];
  return CONSENTS.find((consent) => consent === value) ?? null;
}

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
