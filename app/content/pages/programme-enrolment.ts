import { formatPhone } from "../format.ts";
import { organisation } from "../organisation.ts";
import { typeset } from "../typeset.ts";

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

export interface Enrolment {
  title: string;
  hint: string;
  lead: string;
  steps: readonly string[];
  open: string;
  newTab: string;
  terms: { label: string; to: string };
}

export const enrolment: Enrolment = typeset({
  title: "S'inscrire en 5 gestes sur agencedpc.fr",
  hint: "seul(e) ou avec un conseiller",
  lead: `L'inscription se fait sur le site de l'Agence nationale du DPC. Nos conseillers vous appellent du ${formatPhone(organisation.phone)} et la font avec vous, sans jamais vous demander votre mot de passe agencedpc.fr.`,
  ...enrolmentSteps,
});
