import { decapitalise, formatHours, formatNumber } from "./format.ts";
import { listOffers } from "./offers.ts";
import type { Programme } from "./programmes/programme-schema.ts";
import { typeset } from "./typeset.ts";

/** Column heads of the list of programmes on home and /formations. `label`: « barème 2025 », or « en 2025 » before the amount. */
export function headProgrammeRows(label: string | null, isLabelFirst: boolean) {
  const after = label && !isLabelFirst ? ` (${label})` : "";
  const indemnity = label && isLabelFirst ? `Indemnité ${label}, jusqu'à` : `Indemnité, jusqu'à${after}`;
  return typeset({ programme: "Programme", indemnity, spokenIndemnity: decapitalise(indemnity).replace(",", "") });
}

/** « 4 ou 7 h », « 4 à 10 h »: how long a programme takes, by format. */
export function spanHours(programme: Pick<Programme, "formats" | "mobileOffer">): string {
  const hours = [...new Set(listOffers(programme).map(({ offer }) => offer.hours))].toSorted((one, other) => one - other);
  const [shortest = 0, longest = shortest] = [hours[0], hours.at(-1)];
  if (shortest === longest) return formatHours(longest);
  return typeset(`${formatNumber(shortest)} ${hours.length === 2 ? "ou" : "à"} ${formatHours(longest)}`);
}
