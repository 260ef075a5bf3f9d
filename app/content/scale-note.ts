import { scaleYear } from "./scale-record.ts";
import { typeset } from "./typeset.ts";

export const scaleNote = typeset(
  `Montants au barème ${scaleYear}, sous réserve d'éligibilité et des heures encore disponibles sur votre compte. Le barème de l'Agence nationale du DPC évolue chaque année : vérifiez le montant affiché sur agencedpc.fr au moment de votre inscription.`,
);

const scalePath = "/financement#bareme";

/** Once per page that lists amounts. */
export const scaleFootnote = { id: "bareme", text: scaleNote, link: typeset({ label: "Voir le\u00A0barème", to: scalePath }) };

/** Under amounts far from that note. */
export const scalePointer = typeset({
  text: "Prise en charge et indemnité selon éligibilité,",
  link: { label: "voir le\u00A0barème", to: scalePath },
});
