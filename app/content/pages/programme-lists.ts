import { catalogueCounts } from "../catalogue-counts.ts";
import { formatDate, formatEuros, formatHours, joinWords } from "../format.ts";
import { ENDS, formatCalendars } from "../format-calendar.ts";
import { formats as formatTexts } from "../formats.ts";
import { explainUnpublished, isFundingPublished } from "../funding.ts";
import { formatIndemnity, isToConfirm } from "../indemnities.ts";
import { offersOf } from "../offers.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta, Programme } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format, Profession } from "../vocabulary.ts";
import { yearLimitsAt } from "../year-limits.ts";

const counts = catalogueCounts.byProfession;

export const programmeListPages = typeset({
  generalistes: {
    meta: {
      title: "Formations DPC pour médecins généralistes",
      description: "Endométriose, nutrition, vaccination, Alzheimer : DPC en ligne",
      keywords:
        "formation DPC médecin généraliste, endométriose, obésité, vaccination, Alzheimer, programme intégré, EPP, formation continue",
    } satisfies PageMeta,
    title: "Formations DPC pour médecins généralistes",
    lead: `${counts.generalistes} programmes pour actualiser vos connaissances et analyser votre pratique.`,
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
    lead: `${counts.infirmiers} programmes pour renforcer votre rôle propre et la sécurité des soins.`,
    hasPrices: false,
  },
} satisfies Record<Profession, object>);

export const programmeListTexts = typeset({
  upTo: "jusqu'à",
  listTitle: "Les programmes",
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
  /** When the announced amount belongs to no format. */
  announced:
    "Sous le pointeur, une fiche donne le montant annoncé pour le programme ; les montants calculés, format par format, sont sur sa page et au barème.",
  format: "Format",
  notOffered: "non proposé",
  open: "Voir le programme",
  price: "prix",
  choose: "Choisir",
  sideBySide: {
    title: "Durées et indemnités, côte à côte",
    lead: "Le programme intégré additionne l'évaluation des pratiques et la formation continue. Les heures d'évaluation sont du temps de travail : les deux tours d'audit s'espacent de plusieurs mois.",
    amounts: "Indemnités* :",
    caption: "Durée et indemnité de chaque format, par programme",
    programme: "Programme",
    finishedIn: `${ENDS} en`,
    scale: "Un trait vaut une heure, plein pour la FC, ouvert pour l'EPP ;",
  },
  hesitation: {
    title: "Un doute entre deux formats ?",
    text: "Un conseiller regarde avec vous vos heures disponibles, votre statut et ce qu'il vous reste à réaliser.",
    callback: "Être rappelé(e)",
  },
});

/** As of a day (ISO date in Paris), with what a year holds. */
export function describeList(profession: Profession, day: string): PageMeta {
  const { meta } = programmeListPages[profession];
  const limits = joinWords(yearLimitsAt(profession, day).map(({ value, label }) => `${value} ${label}`));
  return typeset({ ...meta, description: `${meta.description}, jusqu'à ${limits}, selon éligibilité.` });
}

/** Unknown in an unpublished year. */
export function describeCharge(day: string): { amount: string | null; text: string } {
  return typeset(
    isFundingPublished(day)
      ? { amount: formatEuros(0), text: "à votre charge si vous êtes éligible*" }
      : { amount: null, text: explainUnpublished(day) },
  );
}

/** « indemnité FC », or « indemnité FC, jusqu'à » when its references differ */
export function describeIndemnityOf(format: string, isUpTo: boolean): string {
  return typeset(`indemnité ${format}${isUpTo ? `, ${programmeListTexts.upTo}` : ""}`);
}

export function nameChoice(programme: string): string {
  return `${programmeListTexts.format}, ${programme}`;
}

/** Announced: « PI : 10 h, indemnité 450 € (barème 2025), référence 9A0X2425002. » */
export function describeChoice(programme: Pick<Programme, "formats" | "mobileOffer">, format: Format, scale: string | null): string {
  const offers = offersOf(programme, format).map(
    ({ hours, indemnityInCents, reference }) =>
      `${formatHours(hours)}, indemnité ${formatIndemnity(indemnityInCents, isToConfirm(format), scale)}, référence ${reference}`,
  );
  return typeset(`${format} : ${offers.join(" ; ")}.`);
}

/** Filtering reorders but hides nothing. */
export function describeOrder(isThisYear: boolean, inTime: number, all: number): string {
  return typeset(
    isThisYear ? `En premier, ce qui est encore réalisable cette année : ${inTime} sur ${all}.` : `${all} programmes, tous les formats.`,
  );
}

/** Read where a card shows « non proposé ». */
export function unavailableFormat(format: string): string {
  return `${format} indisponible pour ce programme`;
}

interface ListSeason {
  /** Programmes with a format that ends within the period. */
  count: number;
  inTime: readonly Format[];
  isEveryFormat: boolean;
  laterYear: string;
}

/** « 3 programmes encore réalisables avant le 31 décembre 2026, en formation continue (FC). »; `strong` is its heading */
export function describeListSeason({ count, inTime, isEveryFormat, laterYear }: ListSeason): { strong: string; text: string } {
  if (inTime.length === 0) return typeset({ strong: `Commencé aujourd'hui, un programme se termine en ${laterYear}.`, text: "" });
  const programmes = count === 1 ? "1 programme encore réalisable" : `${count} programmes encore réalisables`;
  const ways = inTime.map((format) => `en ${formatTexts[format].name.toLowerCase()} (${format})`);
  const formats = isEveryFormat ? "dans tous les formats" : joinWords(ways);
  return typeset({ strong: programmes, text: ` avant le ${formatDate(organisation.periodEnd)}, ${formats}.` });
}

/** « EPP : deux tours, fin en 2027 »; `strong` is its heading */
export function describeCardSeason(formats: readonly Format[], laterYear: string): { strong: string; text: string } {
  const strong = joinWords(formats);
  const hasRounds = formats.every((format) => formatCalendars[format].hasTwoRounds);
  return typeset({ strong, text: ` : ${hasRounds ? "deux tours, " : ""}${ENDS} en ${laterYear}` });
}

/** « La FC Douleur compte deux actions, de 6 h et de 7 h. », or nothing */
export function describeTwoActions(programme: Pick<Programme, "shortTitle" | "formats" | "mobileOffer">): string[] {
  const format = programme.mobileOffer?.format;
  if (!format) return [];
  const hours = offersOf(programme, format).map((offer) => `de ${formatHours(offer.hours)}`);
  return [typeset(`La ${format} ${programme.shortTitle} compte deux actions, ${joinWords(hours)}.`)];
}
