import { scaleYear } from "./scale-record.ts";
import { typeset } from "./typeset.ts";

export const scaleNote = typeset(
  `Montants au barème ${scaleYear}, sous réserve d'éligibilité et des heures encore disponibles sur votre compte. Le barème de l'Agence nationale du DPC évolue chaque année : vérifiez le montant affiché sur agencedpc.fr au moment de votre inscription.`,
);
