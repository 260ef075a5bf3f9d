import type { EmblemDrawing } from "./emblems.ts";
import { exampleReference } from "./example-reference.ts";
import type { FaqItem } from "./faq.ts";
import { terms } from "./legal/constants.ts";
import { nextYearLink } from "./navigation.ts";
import { typeset } from "./typeset.ts";

/** Training: full bar; audit: open bar; not offered: dashed. */
interface TypeBar {
  bar: "full" | "open" | "dashed";
  label?: string;
  text: string;
}

export interface FaqDrawing {
  bars?: readonly TypeBar[];
  payers?: ReadonlyArray<{ name: string; whom: string }>;
  /** Of the years that the question brings. */
  yearsLabel?: string;
  steps?: readonly string[];
  reference?: string;
  note?: { strong?: string; text: string };
  link?: { to: string; label: string };
}

/** By question `id`. */
export const faqDrawings: Readonly<Record<string, FaqDrawing>> = typeset({
  "qu-est-ce-que-le-dpc": {
    bars: [
      { bar: "full", label: "FC", text: "formation continue" },
      { bar: "open", label: "EPP", text: "évaluation des pratiques" },
      { bar: "dashed", text: "gestion des risques, hors de notre catalogue" },
    ],
    note: { strong: "PI", text: "= FC + EPP en une seule inscription." },
  },
  "qui-finance-ma-formation-et-vais-je-etre-indemnise-e": {
    payers: [
      { name: "L'Agence nationale du DPC", whom: "libéral conventionné, centre de santé conventionné" },
      { name: "Votre employeur", whom: "salarié, avec son accord" },
    ],
    link: { to: "/financement", label: "Votre exercice, et qui paie" },
  },
  "que-dois-je-faire-pour-respecter-mon-obligation-de-dpc": {
    bars: [
      { bar: "full", label: "FC", text: "" },
      { bar: "open", label: "EPP", text: "ou gestion des risques" },
    ],
    note: { strong: "Deux types sur trois.", text: "Une FC seule n'en est qu'un." },
    yearsLabel: "La période DPC, année par année",
    link: nextYearLink,
  },
  "suis-je-eligible-a-la-prise-en-charge": {
    payers: [
      { name: "L'Agence nationale du DPC", whom: "libéral conventionné, centre de santé conventionné, la moitié de l'activité au moins" },
      { name: "Votre employeur", whom: "salarié d'une autre structure" },
      { name: "Ni l'un ni l'autre", whom: "remplaçant, libéral non conventionné" },
    ],
  },
  "comment-se-deroule-une-formation-en-ligne": {
    steps: ["Premier tour, sur vos dossiers", "Séquences, quiz, cas cliniques", "Plusieurs mois après : second tour", "Attestation"],
    note: { text: "Les deux tours sont ceux d'une EPP ou d'un programme intégré." },
  },
  "comment-m-inscrire-a-une-formation": {
    reference: exampleReference,
    note: { text: "Onze caractères, à copier sur la page du programme." },
    link: { to: "/aide-inscription", label: "Je n'arrive pas à m'inscrire" },
  },
  "puis-je-annuler-ou-reporter-mon-inscription": {
    steps: [
      `${terms.withdrawalDays} jours pour se rétracter`,
      `${terms.eLearningCancellationDays} jours avant la session : annuler`,
      `${terms.eLearningPostponementDays} jours avant : reporter`,
      "La session commence",
    ],
    link: { to: "/conditions-de-vente", label: "Conditions de vente" },
  },
  "comment-choisir-entre-pi-epp-et-fc": {
    bars: [
      { bar: "full", label: "FC", text: "à votre rythme" },
      { bar: "open", label: "EPP", text: "deux tours, vos dossiers" },
    ],
    note: { strong: "PI :", text: "les deux ensemble." },
  },
});

export const faqEmblems: Readonly<Record<FaqItem["category"], EmblemDrawing>> = {
  "DPC Général": { line: "M32 6a26 26 0 1 0 0 52a26 26 0 1 0 0-52M42 20l-6 16-14 8 6-16zM32 6v5M32 53v5M6 32h5M53 32h5", dot: [32, 32] },
  Obligations: { line: "M5 55L24 24l8 11 9-15 18 35zM41 20V5l12 4.5-12 4.5M17 36l5 3 4-4", dot: [24, 24] },
  Éligibilité: { line: "M30 5v54M22 59h17M12 12h30l7 6-7 6H12zM52 30H24l-7 6 7 6h28z", dot: [20, 18] },
  Plateforme: {
    line: "M16 6h24a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4zM24 51h8M20 40c8 0 2-12 9-12s3-9 8-11M50 18v14a4 4 0 0 1-4 4",
    dot: [20, 40],
  },
  Inscription: {
    line: "M6 18h52v9a5 5 0 0 0 0 10v9H6v-9a5 5 0 0 0 0-10zM40 18v4M40 26v4M40 34v4M40 42v4M14 28h18M14 36h11",
    dot: [50, 32],
  },
  Formations: { line: "M32 60V42C32 30 14 32 14 14M32 42c0-12 18-10 18-28M8 20l6-7 6 7M44 20l6-7 6 7", dot: [32, 42] },
};
