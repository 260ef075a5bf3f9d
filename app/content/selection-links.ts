import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

/** What other pages say of « Ma sélection »: apart, so that they do without its own texts. */
export const selectionLinks = typeset({
  path: "/ma-selection",
  name: "Ma sélection",
  compose: "Composer ma sélection",
  question: "Que puis-je encore faire cette année ?",
  answer: "Vos heures, votre indemnité, vos références : composez votre année en deux minutes.",
  add: "Ajouter à ma sélection",
  addShort: "Ajouter",
});

/** Names the control that adds a format, for those who hear it alone. */
export function describeAdding(format: Format, reference: string): string {
  return typeset(`${selectionLinks.add} : ${format}, ${reference}`);
}
