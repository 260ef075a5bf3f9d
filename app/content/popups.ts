import { catalogueForm } from "./catalogue.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

export type PopupName = "promo" | "catalogue" | "callback";

export interface PopupTexts {
  title: string;
  text: string;
  primary: string;
  secondary: string;
  /** Where the bar of a phone has no room. */
  shortSecondary?: string;
}

export const popupTexts = typeset({
  close: "Fermer",
  promo: {
    title: "Nos formations sont en ligne",
    text: "À suivre en ligne et à votre rythme, entre deux consultations ou deux tournées.",
    primary: "Voir les formations",
    secondary: catalogueForm.open,
    shortSecondary: `Le catalogue ${organisation.catalogueEdition}`,
  },
  /** On pages that list the programmes already. */
  catalogue: {
    title: `Le catalogue ${organisation.catalogueEdition}, à emporter`,
    text: "Les programmes, leurs formats et leurs références, à lire hors connexion.",
    primary: catalogueForm.open,
    secondary: "Non merci",
  },
  callback: {
    title: "Une question sur ce programme ?",
    text: "Un conseiller vous rappelle au moment qui vous convient.",
    primary: "Être rappelé(e)",
    secondary: "Non merci",
  },
} satisfies Record<PopupName, PopupTexts> & { close: string });
