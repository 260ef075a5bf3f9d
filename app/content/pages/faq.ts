import { formatCount } from "#app/content/format.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

export const faqPage = typeset({
  meta: {
    title: "Questions fréquentes sur le DPC",
    description:
      "Obligation de DPC, prise en charge, inscription, déroulement en ligne : nos réponses aux médecins généralistes et aux infirmiers.",
    keywords: "FAQ DPC, questions DPC, obligation DPC, éligibilité DPC, inscription DPC, PI EPP FC, médecin généraliste, infirmier",
  } satisfies PageMeta,
  path: "/faq",
  crumb: "FAQ",
  title: "Vos questions sur le DPC",
  lead: "Obligation, prise en charge, inscription : des réponses courtes, à\u00A0lire entre deux patients.",
  search: {
    label: "Rechercher une question",
    placeholder: "Rechercher dans la FAQ...",
    submit: "Rechercher",
    reset: "Voir toutes les questions",
  },
  resultsLabel: "Questions et réponses",
  found: { one: "question trouvée", many: "questions trouvées" },
  empty: {
    title: "Aucun résultat trouvé",
    text: "Essayez avec d'autres mots-clés ou contactez-nous directement pour obtenir de l'aide.",
    callback: "Être rappelé(e)",
    words: ["salarié", "indemnité", "EPP", "annuler", "application"],
    wordsLabel: "Essayez plutôt",
  },
  closing: {
    title: "Votre question n'y est pas ?",
    text: `Notre équipe vous répond au téléphone ${organisation.adviceHours}, et par e-mail ${organisation.emailReplyDelay}.`,
    contact: "Nous contacter",
  },
});

export function formatFoundCount(count: number): string {
  return formatCount(count, faqPage.found.one, faqPage.found.many);
}
