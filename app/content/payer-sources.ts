import { typeset } from "./typeset.ts";

/** Where the site has read who pays. */
export interface PayerSource {
  /** Whose words they are, before the link. */
  by: string;
  /** Title of what was read, for pages that print. */
  title?: string;
  /** Name of the link on a screen; the site where there is none. */
  name?: string;
  /** The site in words, which survives paper. */
  site: string;
  url: string;
  /** ISO date. */
  readOn: string;
}

const READ_ON = "2026-11-22";

export const payerSources = typeset({
  hospitalNurses: {
    by: "ANFH,",
    title: "« Cinq fonds collectés »",
    name: "rapport d'activité 2023",
    site: "anfh-rapport-activite.fr/2023",
    url: "https://anfh-rapport-activite.fr/2023/cinq-fonds-collectes",
    readOn: READ_ON,
  },
  hospitalDoctors: {
    by: "ANFH,",
    title: "« Le financement de la formation des praticiens hospitaliers »",
    name: "Le financement de la formation des praticiens hospitaliers",
    site: "anfh.fr",
    url: "https://anfh.fr/node/50488",
    readOn: READ_ON,
  },
  agencyTerms: {
    by: "Texte de l'Agence nationale du DPC repris par",
    site: "medeo-formation.fr",
    url: "https://medeo-formation.fr/actualites/qui-peut-beneficier-de-la-prise-en-charge-aux-actions-de-dpc-par-lagence-nationale-du-dpc",
    readOn: READ_ON,
  },
  agencyRules: {
    by: "Agence nationale du DPC, « Les modalités de prise en charge », texte repris par",
    site: "evalformsante.fr",
    url: "https://kines.evalformsante.fr/actualites/38",
    readOn: READ_ON,
  },
  locumDoctors: {
    by: "",
    site: "Le Quotidien du médecin",
    url: "https://www.lequotidiendumedecin.fr/jeunes-medecins/installation/prives-de-dpc-comment-continuer-se-former-en-tant-que-remplacants",
    readOn: READ_ON,
  },
} satisfies Record<string, PayerSource>);
