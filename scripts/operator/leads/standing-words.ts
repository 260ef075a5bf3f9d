import { privacyRules } from "#app/content/legal/constants.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import type { ContactStanding } from "#people/contact-standing.ts";

/** Why a person may not be reached now, as operators read it; null when they may. */
export function describeRefusal({ state }: ContactStanding): string | null {
  if (state === "accepted") return null;
  return { refused: "à sa demande", never: "sans consentement", expired: `sans contact depuis ${formatYears(privacyRules.prospectYears)}` }[
    state
  ];
}
