import { professions } from "./professions.ts";
import { programmesOf } from "./programmes/index.ts";
import { PROFESSIONS } from "./vocabulary.ts";

/** One path per screen, in sitemap order. Computed at build time: vite.config.ts. */
export const canonicalPaths: readonly string[] = [
  "/",
  "/formations",
  ...PROFESSIONS.flatMap((profession) => [professions[profession].listPath, ...programmesOf(profession).map(({ path }) => path)]),
  "/ma-selection",
  "/financement",
  "/organisme",
  "/faq",
  "/et-en-2027",
  "/aide-inscription",
  "/contact",
  "/devis-employeur",
  "/conditions-de-vente",
  "/conditions-utilisation",
  "/mentions-legales",
  "/politique-confidentialite",
  "/accessibilite",
];
