import { trackerNames } from "./legal/tracker-names.ts";

/** What a visitor decided in « Gérer mes choix », kept in one first-party cookie that pages and Worker read. */

export const CONSENTS = ["accord", "refus"] as const;
export type Consent = (typeof CONSENTS)[number];

/** The decision held by a `Cookie` header or `document.cookie`; null when nothing was decided. */
export function findConsent(cookies: string): Consent | null {
  const values = cookies.split(/;\s*/).map((pair) => pair.split("="));
  const value = values.find(([name]) => name === trackerNames.consent)?.[1];
  return CONSENTS.find((consent) => consent === value) ?? null;
}
