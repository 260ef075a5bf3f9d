import { catalogueCounts } from "./catalogue-counts.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** What stands on the cover of the catalogue as drawings show it. */
export const catalogueBooklet = typeset({
  label: `Couverture du catalogue ${organisation.catalogueEdition}, plié comme une carte de randonnée`,
  title: "Catalogue",
  edition: organisation.catalogueEdition,
  lines: [`${catalogueCounts.programmes} programmes DPC`, `${catalogueCounts.actions} références`],
});
