import { organisation } from "./organisation.ts";
import { professions } from "./professions.ts";
import { programmeCounts } from "./programme-counts.ts";
import { typeset } from "./typeset.ts";
import type { Profession } from "./vocabulary.ts";

const { byProfession } = programmeCounts;

export const catalogueForm = typeset({
  open: `Télécharger le catalogue ${organisation.catalogueEdition}`,
  promise: "Gratuit, instantané et sans engagement",
  title: `Recevoir le catalogue ${organisation.catalogueEdition}`,
  steps: {
    form: "Étape 1 sur 2. Les champs marqués * sont obligatoires.",
    profession: "Étape 2 sur 2. Le téléchargement démarre aussitôt.",
  },
  fields: { prenom: "Prénom", nom: "Nom", email: "Adresse e-mail", telephone: "Téléphone" },
  notice: `${organisation.name} utilise vos données pour vous remettre le catalogue et, si vous l'acceptez, vous recontacter. * Champs obligatoires : sans eux, nous ne pouvons pas vous remettre le catalogue. Vous pouvez demander l'accès, la rectification ou l'effacement de vos données à ${organisation.dataProtectionEmail}.`,
  submit: "Continuer",
  cancel: "Annuler",
  close: "Fermer",
  professionQuestion: "Quelle est votre profession ?",
  professions: {
    generalistes: {
      label: professions.generalistes.catalogueLabel,
      count: `${byProfession.generalistes} programmes`,
    },
    infirmiers: {
      label: professions.infirmiers.catalogueLabel,
      count: `${byProfession.infirmiers} programmes`,
    },
  },
  downloading: "Téléchargement en cours",
  back: "Retour",
  toasts: {
    successTitle: "Téléchargement réussi !",
    again: "Rouvrir",
    notStarted: "Le téléchargement ne démarre pas ?",
    file: "Télécharger le fichier PDF",
    failureTitle: "Erreur de téléchargement",
    failure: "Une erreur est survenue lors du téléchargement.",
    thrown: "Une erreur est survenue lors du téléchargement du catalogue.",
  },
});

/** Fixed wording: « Le catalogue Infirmiers IDE a été téléchargé avec succès. » */
export function catalogueSuccess(profession: Profession): string {
  return `Le catalogue ${professions[profession].catalogueLabel} a été téléchargé avec succès.`;
}

/** « Catalogue-DPC-2025-Infirmiers-IDE.pdf »: ASCII without spaces, the only name that every client can read. */
export function catalogueFileName(profession: Profession): string {
  const title = `Catalogue DPC ${organisation.catalogueEdition} ${professions[profession].catalogueLabel}`;
  return `${title.normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "-")}.pdf`;
}
