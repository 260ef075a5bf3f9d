import { catalogueForm } from "../catalogue.ts";
import { organisation } from "../organisation.ts";
import { programmeCounts } from "../programme-counts.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** The catalogue flow as plain pages; shared texts are in content/catalogue.ts. */
export const cataloguePage = typeset({
  meta: {
    title: catalogueForm.title,
    description: `Le catalogue ${organisation.catalogueEdition} des formations DPC en ligne pour médecins généralistes et infirmiers : programmes, formats et références.`,
    keywords: `catalogue DPC ${organisation.catalogueEdition}, formations DPC, PDF, médecin généraliste, infirmier`,
  } satisfies PageMeta,
  path: "/catalogue",
  crumb: `Catalogue ${organisation.catalogueEdition}`,
  contents: {
    title: "Dans le catalogue",
    items: [
      `Nos ${programmeCounts.programmes} programmes, en deux éditions : médecins généralistes et infirmiers.`,
      "Pour chacun, les formats proposés : PI, EPP ou FC.",
      "Les références à rechercher sur agencedpc.fr.",
    ],
  },
  programmes: "Voir les formations",
  expired: "Ce lien de téléchargement n'est plus valable. Remplissez le formulaire : le catalogue vous est remis aussitôt.",
  failure: {
    advice: "Vos informations sont enregistrées. Réessayez dans un instant, ou appelez-nous : un conseiller vous envoie le catalogue.",
    retry: "Réessayer",
  },
});
