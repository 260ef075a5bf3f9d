import { claims } from "./claims.ts";
import { organisation } from "./organisation.ts";
import { programmeCounts } from "./programme-counts.ts";
import { typeset } from "./typeset.ts";

export const catalogueBooklet = typeset({
  label: `Couverture du catalogue ${organisation.catalogueEdition}, plié comme une carte de randonnée`,
  title: "Catalogue",
  edition: organisation.catalogueEdition,
  lines: [`${programmeCounts.programmes} programmes`, `${claims.actions.value} ${claims.actions.label}`],
});
