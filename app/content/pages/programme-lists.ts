import { decapitalise, formatCount, formatHours, joinWords } from "../format.ts";
import { offersOf } from "../offers.ts";
import { programmeCounts } from "../programme-counts.ts";
import type { Programme } from "../programmes/programme-schema.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format, Profession } from "../vocabulary.ts";

export const programmeListPages = typeset({
  generalistes: {
    meta: {
      title: "Formations DPC pour médecins généralistes",
      description: "Endométriose, nutrition, vaccination, Alzheimer : DPC en ligne",
      keywords:
        "formation DPC médecin généraliste, endométriose, obésité, vaccination, Alzheimer, programme intégré, EPP, formation continue",
    } satisfies PageMeta,
    title: "Formations DPC pour médecins généralistes",
    lead: "Pour actualiser vos connaissances et analyser votre pratique.",
    hasPrices: true,
  },
  infirmiers: {
    meta: {
      title: "Formations DPC pour infirmiers (IDE)",
      description: "Douleur, vaccination, iatrogénie : DPC en ligne pour infirmiers",
      keywords:
        "formation DPC infirmier, IDEL, douleur, vaccination, iatrogénie médicamenteuse, programme intégré, EPP, formation continue",
    } satisfies PageMeta,
    title: "Formations DPC pour infirmiers",
    lead: "Pour renforcer votre rôle propre et la sécurité des soins.",
    hasPrices: false,
  },
} satisfies Record<Profession, object>);

export const programmeListTexts = typeset({
  filter: { label: "Filtrer les programmes", thisYear: "Cette année", all: "Tous les formats" },
  badges: { online: "100 % en ligne", dpc: "DPC" },
  legend: {
    PI: { name: "programme intégré", text: "FC et EPP réunies, en deux tours" },
    EPP: { name: "évaluation des pratiques", text: "deux tours d'audit de vos dossiers" },
    FC: { name: "formation continue", text: "par séquences, à votre rythme" },
  } satisfies Record<Format, { name: string; text: string }>,
  indemnityUpTo: "indemnité jusqu'à",
  /** For the hover amount, which follows no scale. */
  announcedAmount: "montant annoncé",
  format: "Format",
  notOffered: "non proposé",
  open: "Voir le programme",
  price: "prix",
  choose: "Choisir",
  chooseFormat: "Choisir un format",
  sideBySide: {
    title: "Durées et indemnités, côte à côte",
    indemnity: "indemnité",
    caption: "Durée et indemnité de chaque format, par programme",
    programme: "Programme",
    finishedIn: "fin en",
    scale: "Un trait vaut une heure, plein pour la FC, ouvert pour l'EPP ;",
  },
  hesitation: {
    title: "Un doute entre deux formats ?",
    text: "Un conseiller regarde avec vous vos heures disponibles, votre statut et ce qu'il vous reste à réaliser.",
    callback: "Être rappelé(e)",
  },
});

/** « 4 programmes » */
export function countProgrammes(profession: Profession): string {
  return typeset(formatCount(programmeCounts.byProfession[profession], "programme"));
}

/** `limits`: what a year holds, on the day. */
export function describeList(profession: Profession, limits: string): PageMeta {
  const { meta } = programmeListPages[profession];
  return typeset({ ...meta, description: `${meta.description}, ${limits}.` });
}

/** « la ligne fine va jusqu'au plafond de prise en charge de 2026, 21 h. »; `year`: null where none is published. */
export function describeLine(hours: number, year: string | null): string {
  const ceiling = year === null ? "dernier plafond publié" : `plafond de prise en charge de ${year}`;
  return typeset(`la ligne fine va jusqu'au ${ceiling}, ${formatHours(hours)}.`);
}

/** « indemnité FC, jusqu'à », « indemnité PI en 2025 : » */
export function describeIndemnityOf(format: string | null, isUpTo: boolean, year: string | null): string {
  const name = format ? `indemnité ${format}` : "indemnité";
  if (year) return typeset(`${name} ${year} :${isUpTo ? " jusqu'à" : ""}`);
  return typeset(`${name}${isUpTo ? `${format ? "," : ""} jusqu'à` : ""}`);
}

export function nameChoice(programme: string): string {
  return `${programmeListTexts.format}, ${programme}`;
}

/** Announced: « PI : 10 h, indemnité 450 € (barème 2025), référence 9A0X2425002, fin en 2027. » */
export function describeChoice(
  format: Format,
  offers: ReadonlyArray<{ hours: number; reference: string; term: string; value: string; label: string | null }>,
  end: string | null,
): string {
  const each = offers.map(
    ({ hours, reference, term, value, label }) =>
      `${formatHours(hours)}, ${decapitalise(term)} ${value}${label ? ` (${label})` : ""}, référence ${reference}`,
  );
  return typeset(`${format} : ${each.join(" ; ")}${end ? `, ${end}` : ""}.`);
}

/** Filtering reorders but hides nothing. */
export function describeOrder(isThisYear: boolean, inTime: number, all: number): string {
  return typeset(isThisYear ? `En premier, ce qui peut finir cette année : ${inTime} sur ${all}.` : `${all} programmes, tous les formats.`);
}

/** Read where a card shows « non proposé ». */
export function unavailableFormat(format: string): string {
  return `${format} indisponible pour ce programme`;
}

/** « La FC Douleur compte deux actions, de 6 h et de 7 h. », or nothing */
export function describeTwoActions(programme: Pick<Programme, "shortTitle" | "formats" | "mobileOffer">): string[] {
  const format = programme.mobileOffer?.format;
  if (!format) return [];
  const hours = offersOf(programme, format).map((offer) => `de ${formatHours(offer.hours)}`);
  return [typeset(`La ${format} ${programme.shortTitle} compte deux actions, ${joinWords(hours)}.`)];
}
