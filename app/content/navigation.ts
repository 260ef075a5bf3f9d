import { organisation } from "./organisation.ts";
import { professions } from "./professions.ts";
import { typeset } from "./typeset.ts";
import { PROFESSIONS, type Profession } from "./vocabulary.ts";

export interface NavigationLink {
  label: string;
  to: string;
  hint?: string;
  profession?: Profession;
  children?: readonly NavigationLink[];
}

interface NavigationGroup {
  title: string;
  links: readonly NavigationLink[];
}

const subjects: Readonly<Record<Profession, string>> = {
  generalistes: "Endométriose, nutrition, vaccination, Alzheimer",
  infirmiers: "Douleur, vaccination, iatrogénie",
};

export const headerLinks = typeset<readonly NavigationLink[]>([
  { label: "Accueil", to: "/" },
  {
    label: "Formations",
    to: "/formations",
    children: PROFESSIONS.map((profession) => {
      const { shortTitle, navPath } = professions[profession];
      return { label: shortTitle, to: navPath, profession, hint: subjects[profession] };
    }),
  },
  { label: "Financement", to: "/financement" },
  { label: "Organisme", to: "/organisme" },
  { label: "FAQ", to: "/faq" },
  { label: "Contact", to: "/contact" },
]);

/** The next year's page. Its address and label name the year; its folder and files do not. */
export const nextYearLink = typeset({ label: "Et\u00A0en\u00A02027 ?", to: "/et-en-2027" });

export const footerGroups = typeset<readonly NavigationGroup[]>([
  {
    title: "Formations",
    links: [
      { label: "Toutes les formations", to: "/formations" },
      { label: professions.generalistes.many, to: professions.generalistes.navPath },
      { label: professions.infirmiers.many, to: professions.infirmiers.navPath },
      { label: "Ma sélection", to: "/ma-selection" },
      { label: "Financement", to: "/financement" },
    ],
  },
  {
    title: "L'organisme",
    links: [
      { label: "Qui sommes-nous ?", to: "/organisme" },
      { label: "FAQ", to: "/faq" },
      nextYearLink,
      { label: "Je n'arrive pas à m'inscrire", to: "/aide-inscription" },
      { label: "Contact", to: "/contact" },
      { label: "Employeur : demander un devis", to: "/devis-employeur" },
    ],
  },
]);

/** The law wants the legal notice one click from every page. */
export const legalGroup = typeset<NavigationGroup>({
  title: "Informations légales",
  links: [
    { label: "Mentions légales", to: "/mentions-legales" },
    { label: "Conditions d'utilisation", to: "/conditions-utilisation" },
    { label: "Conditions de vente", to: "/conditions-de-vente" },
    { label: "Politique de confidentialité", to: "/politique-confidentialite" },
    { label: "Accessibilité", to: "/accessibilite" },
  ],
});

export const callbackLabel = "Être rappelé";
/** Followed by the key of a request: its sender's own page. */
export const OWN_REQUEST_PATH = "/ma-demande";
export const CATALOGUE_PATH = "/catalogue";
/** Fallback anchor of every callback button, on /contact. */
export const REQUEST_ANCHOR = "demande-de-rappel";
/** Opens the consent panel; without it, links to the list of trackers. */
export const consentLink = { label: "Gérer mes choix", to: "/politique-confidentialite#traceurs" };

export const menuTexts = typeset({
  offline: "La connexion semble coupée : cette page reste ouverte. Réessayez dans un instant.",
  skip: "Aller au contenu",
  main: "Navigation principale",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  open: "Afficher le menu",
  call: "Appeler le",
});

export const footerTexts = typeset({
  motto: "Prenez de la hauteur sur votre DPC.",
  team: `Équipe basée à ${organisation.city}, au pied des Alpes.`,
  hours: `Conseillers ${organisation.adviceHours}.`,
  privacy: "Ce site fonctionne sans traceur publicitaire.",
});

export const breadcrumbsLabel = "Fil d’Ariane";
export const homeCrumb = { label: "Accueil", to: "/" };
export const programmesCrumb = { label: "Formations", to: "/formations" };
