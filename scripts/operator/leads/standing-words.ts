import { privacyRules } from "#app/content/legal/constants.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import type { ContactStanding } from "#people/contact-standing.ts";
import type { Doubt } from "#workers/db/vocabulary.ts";

/** Why a person may not be reached now, as operators read it; null when they may. */
export function describeRefusal({ state }: ContactStanding): string | null {
  if (state === "accepted") return null;
  return { refused: "à sa demande", never: "sans consentement", expired: `sans contact depuis ${formatYears(privacyRules.prospectYears)}` }[
    state
  ];
}

/** Why an automatic check distrusts a record, as operators read it; empty when none does. */
export function describeDoubt(suspect: Doubt | null): string {
  return suspect === null ? "" : { trap: "champ piège rempli", "too-fast": "formulaire rempli trop vite" }[suspect];
}
