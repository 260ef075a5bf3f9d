import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** Title and first sentence are fixed by contract. */
export const notFoundPage = typeset({
  meta: {
    title: "Page non trouvée - 404",
    description: "La page demandée n'existe pas ou a changé d'adresse. L'accueil mène à toutes les formations DPC en ligne.",
    keywords: "page non trouvée, 404",
  } satisfies PageMeta,
  isTitleAlone: true,
  path: "/404",
  title: "Page non trouvée - 404",
  /** In English by contract. */
  oops: "Oops! Page not found",
  text: "La page demandée n'existe pas ou a changé d'adresse.",
  home: { label: "Retour à l'accueil", to: "/" },
  signs: {
    label: "Où aller",
    hint: "Voir les programmes",
    legal: { label: "Mentions légales", to: "/mentions-legales" },
  },
});
