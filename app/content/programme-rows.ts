import { decapitalise } from "./format.ts";
import { typeset } from "./typeset.ts";

/** Column heads of the list of programmes on home and /formations. `label`: « barème 2025 », or « en 2025 » before the amount. */
export function headProgrammeRows(label: string | null, isLabelFirst: boolean) {
  const after = label && !isLabelFirst ? ` (${label})` : "";
  const indemnity = label && isLabelFirst ? `Indemnité ${label}, jusqu'à` : `Indemnité, jusqu'à${after}`;
  return typeset({ programme: "Programme", indemnity, spokenIndemnity: decapitalise(indemnity).replace(",", "") });
}
