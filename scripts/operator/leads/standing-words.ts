import { privacyRules } from "#app/content/legal/constants.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import type { ContactStanding } from "#people/contact-standing.ts";
import { formatParisTime } from "./paris-time.ts";

/** Why a person may not be reached now, as operators read it; null when they may. */
export function describeRefusal({ state, at, isOpposition }: ContactStanding): string | null {
  if (state === "accepted") return null;
  if (state === "unsure") return `à confirmer : ${isOpposition ? "opposition du" : "avait refusé le"} ${formatParisTime(at ?? "")}`;
  if (state === "refused" && isOpposition) return "opposition";
  return { refused: "à sa demande", never: "sans consentement", expired: `sans contact depuis ${formatYears(privacyRules.prospectYears)}` }[
    state
  ];
}
