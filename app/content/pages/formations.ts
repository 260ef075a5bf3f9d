import { claims } from "../claims.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import { programmeCounts } from "../programme-counts.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Profession } from "../vocabulary.ts";

export interface FormationsCard {
  profession: Profession;
  title: string;
  to: string;
  limits: Array<{ before: string; value: string; after: string; hasStar: boolean }>;
  action: string;
}

/** `limits`: what a year holds, on the day. */
export function describeFormationsCard(
  profession: Profession,
  limits: ReadonlyArray<{ before: string; value: string; label: string; hasStar: boolean }>,
): FormationsCard {
  return typeset({
    profession,
    title: professions[profession].shortTitle,
    to: professions[profession].navPath,
    limits: limits.map(({ before, value, label, hasStar }) => ({
      before,
      value,
      hasStar,
      after: hasStar ? label : `de formation ${label}`,
    })),
    action: `Voir les ${programmeCounts.byProfession[profession]} programmes`,
  });
}

export const formationsPage = typeset({
  meta: {
    title: "Formations DPC en ligne : le catalogue",
    description: `Nos ${programmeCounts.programmes} formations DPC 100 % en ligne pour médecins généralistes et infirmiers, en programme intégré, EPP ou formation continue.`,
    keywords: "formations DPC, catalogue DPC, médecin généraliste, infirmier, programme intégré, EPP, formation continue, en ligne",
  } satisfies PageMeta,
  title: "Nos formations",
  lead: `Nos ${programmeCounts.programmes} programmes de développement professionnel continu se suivent en ligne. Selon le thème, choisissez une formation continue (FC), une évaluation des pratiques professionnelles (EPP) ou un programme intégré (PI) qui réunit les deux.`,
  promise: {
    title: "100% en ligne • Éligible DPC • Indemnisé",
    /** Where no year is published for the day. */
    unpublishedTitle: "100% en ligne • Éligible DPC",
    figures: [claims.programmes, claims.formats, claims.practitionersTrained],
    indemnified: claims.indemnified,
  },
  directory: {
    title: "Tous les programmes, sans détour",
    lead: "Les heures de chaque format, et l'indemnité la plus élevée du programme.",
  },
  catalogue: {
    title: "Tout le catalogue, à emporter",
    text: `Les programmes, leurs formats et leurs références, dans l'édition ${organisation.catalogueEdition} du catalogue.`,
  },
});
