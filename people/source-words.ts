import { programmes } from "#app/content/programmes/index.ts";
import { typeset } from "#app/content/typeset.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { sayAs } from "./record-words.ts";

/** How people came, in the words of the buttons and pages that they saw. */

const BUTTONS: Record<SourceType, string> = typeset({
  unknown: "Bouton inconnu",
  header_cta: "« Être rappelé », haut de page",
  mobile_menu_cta: "« Être rappelé », menu du téléphone",
  home_process_cta: "« Prendre rendez-vous », les cinq étapes",
  contact_page_cta: "« Être rappelé(e) », page Contact",
  contact_page_form: "Formulaire de la page Contact",
  financing_page_cta: "« Vérifier mon éligibilité », page Financement",
  programme_list_cta: "« Être rappelé », liste des formations",
  selection_cta: "« Être rappelé(e) », Ma sélection",
  quotation_cta: "« Demander le devis et la convention »",
  faq_empty_cta: "« Être rappelé », recherche sans réponse",
  formation_details_card: "« Je m'inscris », page d'une formation",
  popup_timeout: "Fenêtre affichée après 20 s",
});

const PAGES: Record<string, string> = typeset({
  "/": "Accueil",
  "/formations": "Formations",
  "/formations-generalistes": "Liste des médecins",
  "/formations-infirmiers": "Liste des infirmiers",
  "/financement": "Financement",
  "/organisme": "Organisme",
  "/faq": "FAQ",
  "/contact": "Contact",
  "/catalogue": "Catalogue",
  "/ma-selection": "Ma sélection",
  "/dossier-employeur": "Dossier employeur",
});

/** Whom a programme is for, beside its name. */
export const AUDIENCES = { generalistes: "médecins", infirmiers: "infirmiers" } as const;
/** Buttons whose label already names the page. */
const ON_THEIR_PAGE: readonly string[] = ["contact_page_cta", "contact_page_form", "financing_page_cta", "selection_cta"];

export const sayButton = sayAs(BUTTONS);

/** The page at a path: « Douleur (infirmiers) », « Accueil »; the path itself when it is not one of ours. */
export function sayPage(path: string): string {
  const programme = programmes.find((candidate) => candidate.path === path);
  if (programme) return typeset(`${programme.shortTitle} (${AUDIENCES[programme.profession]})`);
  return PAGES[path] ?? path;
}

/** Button and page in one line: « Je m’inscris », page Douleur. */
export function saySource({ source_type, source_page }: { source_type?: string; source_page: string }): string {
  const programme = programmes.find((candidate) => candidate.path === source_page);
  const page = source_page === "/" ? "page d'accueil" : `page ${programme?.shortTitle ?? sayPage(source_page)}`;
  if (source_type === undefined) return typeset(page);
  if (source_type === "formation_details_card") return typeset(`« Je m'inscris », ${page}`);
  if (source_type === "unknown") return typeset(`${page}, bouton inconnu`);
  return ON_THEIR_PAGE.includes(source_type) ? sayButton(source_type) : typeset(`${sayButton(source_type)}, ${page}`);
}
