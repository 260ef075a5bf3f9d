import { callbackLabel, headerLinks } from "#app/content/navigation.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { homePage } from "#app/content/pages/home.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { programmeListTexts } from "#app/content/pages/programme-lists.ts";
import { takeAway } from "#app/content/pages/selection-take-away.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { typeset } from "#app/content/typeset.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { BY_TELEPHONE } from "#workers/db/vocabulary.ts";
import { formatWith } from "./record-labels.ts";

/** Sources are named after the buttons and pages visitors saw. */

const BUTTONS: Record<SourceType, string> = typeset({
  unknown: "Bouton inconnu",
  header_cta: `« ${callbackLabel} », haut de page`,
  mobile_menu_cta: `« ${callbackLabel} », menu du téléphone`,
  home_process_cta: `« ${homePage.process.action} », les cinq étapes`,
  contact_page_cta: `« ${contactPage.callback} »`,
  contact_page_form: "Formulaire",
  financing_page_cta: `« ${financingPage.check} »`,
  programme_list_cta: `« ${programmeListTexts.hesitation.callback} », liste des formations`,
  selection_cta: `« ${takeAway.callback.action} »`,
  quotation_cta: `« ${quotationTexts.ask} »`,
  next_year_cta: "« Me rappeler quand l'année sera publiée »",
  faq_empty_cta: `« ${faqPage.empty.callback} », recherche sans réponse`,
  formation_details_card: `« ${programmePage.card.register} »`,
  popup_timeout: "Fenêtre affichée après 20 s",
});

const PAGES: Record<string, string> = typeset({
  ...Object.fromEntries(headerLinks.map(({ to, label }) => [to, label])),
  [professions.generalistes.listPath]: "Liste des médecins",
  [professions.infirmiers.listPath]: "Liste des infirmiers",
  "/catalogue": "Catalogue",
  [selectionLinks.path]: selectionLinks.name,
  [employerFile.path]: employerFile.title,
  [employerQuotationPage.path]: employerQuotationPage.crumb,
});

const formatButton = formatWith({ ...BUTTONS, [BY_TELEPHONE]: "Dit au téléphone ou écrit par courrier" });

/** « Je m’inscris », page Douleur; the page alone without a button. Unknown paths are shown as they are. */
export function formatSource({ source_type, source_page }: { source_type?: string | null; source_page: string }): string {
  const name = programmes.find(({ path }) => path === source_page)?.shortTitle ?? PAGES[source_page] ?? source_page;
  const page = source_page === "/" ? "page d'accueil" : `page ${name}`;
  if (!source_type) return typeset(page);
  return source_type === BY_TELEPHONE ? formatButton(source_type) : typeset(`${formatButton(source_type)}, ${page}`);
}
