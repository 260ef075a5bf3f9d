import { trackerNames } from "./legal/tracker-names.ts";

/** « Gérer mes choix », in a first-party cookie read by pages and Worker. */

export const CONSENTS = ["accord", "refus"] as const;
export type Consent = (typeof CONSENTS)[number];

/** From a `Cookie` header or `document.cookie`; null when undecided. */
export function findConsent(cookies: string): Consent | null {
  const values = cookies.split(/;\s*/).map((pair) => pair.split("="));
  const value = values.find(([name]) => name === trackerNames.consent)?.[1];
  return CONSENTS.find((consent) => consent === value) ?? null;
}
