import { typeset } from "./typeset.ts";

/** Shared by programmes, « Ma sélection » and catalogue. */
export const enrolmentSteps = typeset({
  steps: [
    "Connectez-vous ou créez votre compte.",
    "Vérifiez vos informations financières : choisissez la prise en charge et renseignez votre RIB.",
    "Dans la recherche, collez la référence de votre format.",
    "Choisissez une session et cliquez sur « S'inscrire ».",
    "Validez : vous recevez un e-mail de confirmation.",
  ],
  open: "Ouvrir agencedpc.fr",
  newTab: "(nouvel onglet)",
  terms: { label: "Conditions de vente", to: "/conditions-de-vente" },
});
