import { decapitalise, formatDate } from "../format.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import { typeset } from "../typeset.ts";
import type { Format, Profession } from "../vocabulary.ts";

/** `unnamed` until the operator names an expert. */
export interface ExpertTexts {
  title: string;
  text: string;
  unnamed: string;
  named: string;
}

/** In loader data: the HTML has them anyway, the script does without. */
export const programmeTexts = typeset({
  hero: {
    notOffered: "non proposé",
    online: "100 % en ligne",
    rating: "Note des apprenants :",
    learners: "apprenants",
    ratingNote: ", comment les notes sont recueillies",
    question: "Une question ? Vous pouvez",
    contact: { label: "nous contacter", to: "/contact" },
  },
  card: {
    title: "Votre inscription",
    choose: "Choisissez votre format",
    show: "Afficher",
  },
  copy: {
    action: "Copier la référence",
    done: "Référence copiée",
    failed: "Référence sélectionnée, à copier au clavier",
  },
  comparison: {
    title: "Comparer les formats",
    caption: "Les formats du programme, ligne par ligne",
    chosen: "Votre choix",
    format: "Format",
    finished: "Fin",
    finishedIn: "fin en",
    paces: {
      PI: "FC et EPP réunies, en deux tours",
      EPP: "deux tours d'audit de vos dossiers",
      FC: "par séquences, à votre rythme",
    } satisfies Record<Format, string>,
  },
  objectives: "Ce que vous saurez faire",
  about: "À propos de cette formation",
  path: {
    title: "Votre parcours, étape par étape",
    formats: "format",
    and: "et",
    legend: "Compte pour",
    marks: [
      { format: "FC", label: "la FC" },
      { format: "EPP", label: "l'EPP" },
      { format: "PI", label: "les deux" },
    ] satisfies Array<{ format: Format; label: string }>,
    scale: "Un trait, une heure",
    work: "de travail personnel",
    rounds: "Entre les deux tours d'audit, comptez plusieurs mois.",
    reveal: "Afficher tout le parcours",
    fold: "Réduire le parcours",
  },
  practice: "En pratique",
  practical: {
    title: "Informations pratiques",
    hint: "public, prérequis, accès, évaluation, accessibilité",
    updated: "Mise à jour le",
  },
  sharing: {
    title: "Imprimer ou partager cette fiche",
    hint: "deux pages A4, ou un lien",
    print: "Imprimer la fiche",
    share: "Envoyer à un collègue",
  },
  paper: { code: "Code du lien vers cette page", codeCaption: "la page, à jour", notes: "Vos notes" },
  testimonials: { title: "Ils l'ont suivie", rating: "Note :" },
  references: "Textes de référence",
  expert: {
    title: "Formateur expert",
    hint: "conçu et relu par des professionnels de santé",
    text: "Ce programme est conçu et relu par des professionnels de santé experts du thème.",
    unnamed: "Leurs noms, qualités et déclarations d'intérêts sont communiqués avant l'inscription.",
    named: "Sa déclaration d'intérêts est communiquée avant l'inscription.",
  },
  contact: {
    title: "Une question sur ce programme ?",
    text: `Un conseiller vous rappelle au moment qui vous convient, ${organisation.adviceHours}.`,
    action: "Contactez-nous pour plus d'informations",
  },
});

/** Over the links to them: « Les autres formations pour médecins généralistes » */
export function nameSiblings(profession: Profession): string {
  return typeset(`Les autres formations pour ${decapitalise(professions[profession].many)}`);
}

/** Heads the two printed sheets. */
export function nameSheets(title: string): readonly [string, string] {
  return [1, 2].map((number) => typeset(`${title}, feuille ${number} sur 2`)) as [string, string];
}

/** The first sentence introduces the subject, in the box of the register button; the rest is « À propos ». */
export function splitAbout(about: string): { introduction: string; rest: string } {
  const [introduction = about, ...rest] = about.split(/(?<=\.) /);
  return { introduction, rest: rest.join(" ") || about };
}

export function countSources(count: number): string {
  return typeset(count > 1 ? `${count} sources` : "une source");
}

export function describeUpdate(updatedOn: string): string {
  return `${programmeTexts.practical.updated} ${formatDate(updatedOn)}`;
}
