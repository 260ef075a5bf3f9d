import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** Stands once on every page that shows an amount. */
export const scaleNote = typeset(
  `Montants au barème ${organisation.scaleYear}, sous réserve d'éligibilité et des heures encore disponibles sur votre compte. Le barème de l'Agence nationale du DPC évolue chaque année : vérifiez le montant affiché sur agencedpc.fr au moment de votre inscription.`,
);
