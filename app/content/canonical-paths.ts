import { professions } from "./professions.ts";
import { programmesOf } from "./programmes/index.ts";
import { PROFESSIONS } from "./vocabulary.ts";

interface Page {
  path: string;
  /** Last change (ISO date), where the text is its own: to be moved with it. The others follow programmes and records. */
  changedOn?: string;
  /** It and those below it say something else to each status, so links to it carry the visitor's. */
  dependsOnStatus?: true;
  isOutOfSitemap?: true;
}

/** One per screen, in sitemap order. Computed at build time: vite.config.ts. */
export const sitePages: readonly Page[] = [
  { path: "/" },
  { path: "/formations", dependsOnStatus: true },
  ...PROFESSIONS.flatMap((profession) => [
    { path: professions[profession].listPath, dependsOnStatus: true } as const,
    ...programmesOf(profession).map(({ path }) => ({ path })),
  ]),
  { path: "/ma-selection", dependsOnStatus: true },
  { path: "/dossier-employeur", dependsOnStatus: true, isOutOfSitemap: true },
  { path: "/financement", dependsOnStatus: true },
  { path: "/organisme", changedOn: "2026-11-29" },
  { path: "/faq" },
  { path: "/et-en-2027" },
  { path: "/aide-inscription", changedOn: "2026-11-29" },
  { path: "/contact", changedOn: "2026-11-29" },
  { path: "/devis-employeur" },
  { path: "/conditions-de-vente" },
  { path: "/conditions-utilisation" },
  { path: "/mentions-legales" },
  { path: "/politique-confidentialite" },
  { path: "/accessibilite" },
];

export const canonicalPaths: readonly string[] = sitePages.flatMap(({ path, isOutOfSitemap }) => (isOutOfSitemap ? [] : path));

export const statusPaths: readonly string[] = sitePages.flatMap(({ path, dependsOnStatus }) => (dependsOnStatus ? path : []));
