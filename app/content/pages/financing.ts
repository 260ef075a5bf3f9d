import { formatEuros, formatHours, joinWords, spellNumber } from "../format.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format, Profession, Status } from "../vocabulary.ts";

export const financingPage = typeset({
  meta: {
    title: "Financement de votre formation DPC",
    description:
      "Agence nationale du DPC, OPCO ou employeur : qui paie votre formation DPC selon votre statut, ce que vous avancez et ce que vous pouvez recevoir.",
    keywords: "financement DPC, prise en charge DPC, ANDPC, OPCO, employeur, indemnité DPC, médecin généraliste, infirmier, éligibilité",
  } satisfies PageMeta,
  crumb: "Financement",
  /** Fixed wording, while a year is funded; its star is the page's. */
  title: "Une prise en charge à 100%",
  lead: "Par qui ? Cela dépend de votre exercice.",
  funders: ["Agence nationale du DPC", "OPCO, pour les salariés", "Employeurs publics et privés"],
  /** While no year is. */
  unpublished: { title: "Votre prise en charge", lead: "Elle dépend de votre exercice." },
  check: "Vérifier mon éligibilité",
  signs: {
    title: "Votre exercice, et qui paie",
    list: {
      "liberal-conventionne": {
        name: "Libéral(e) conventionné(e)",
        hint: "installé(e), sous convention avec l'Assurance maladie",
      },
      "centre-de-sante": {
        name: "En centre de santé",
        hint: "conventionné, pour la moitié de votre activité au moins",
      },
      salarie: {
        name: "Salarié(e)",
        hint: "hôpital, clinique, Ehpad, cabinet, collectivité",
      },
      "remplacant-ou-autre": {
        name: "Remplaçant(e) ou autre",
        hint: "remplacements, exercice non conventionné",
      },
    } satisfies Record<Status, { name: string; hint: string }>,
  },
  answers: { title: "Qui paie, exercice par exercice", sources: "Sources :" },
  scale: {
    mine: {
      lead: "Salarié(e), remplaçant(e) ou autre : seul le prix vous concerne.",
      text: "L'indemnité est celle des libéraux conventionnés et des centres de santé conventionnés.",
    },
    columns: { format: "Format, durée", price: "Prix", indemnity: "Indemnité", perHour: "soit par heure" },
    /** Of a format without an announcement. */
    nothing: "rien d'annoncé",
    reading: "Comment lire ces montants",
    net: "Prix nets de taxe.",
    checked: "Montants vérifiés par l'organisme le",
    publishedIn: { one: "Source :", several: "Sources :" },
    readOn: "lu le",
  },
  closing: {
    title: "Le plus sûr : vérifions ensemble",
    text: `Un conseiller fait le point avec vous, ${organisation.adviceHours}.`,
  },
});

/** Of the days of a funded year on which nothing can end in it any more. */
export function explainLaterEnd(year: string, laterYear: string): string {
  return typeset(`C'est la règle de ${year}. Une action commencée aujourd'hui finit en ${laterYear}.`);
}

export function titleScale(year: string): string {
  return typeset(`Barème ${year}`);
}

export function nameAnnounced(year: string): string {
  return typeset(`Annoncé pour ${year}`);
}

export function describeCap(hours: number, year: string): string {
  return typeset(`plafond de ${formatHours(hours)} en ${year}`);
}

const ONE: Record<Format, string> = { PI: "un PI", EPP: "une EPP", FC: "une FC" };
const MEMBERS: Record<Profession, string> = { generalistes: "médecins généralistes", infirmiers: "infirmiers" };

/** « deux PI et une EPP » */
function countFormats(formats: readonly Format[]): string {
  const counted = [...Map.groupBy(formats, (format) => format)];
  return joinWords(counted.map(([format, { length }]) => (length === 1 ? ONE[format] : `${spellNumber(length)} ${format}`)));
}

interface MaximumFacts {
  profession: Profession;
  announcedInCents: number;
  scaleYear: string;
  /** Of the last funded year. */
  hours: number;
  year: string;
  reachedInCents: number;
  formats: readonly Format[];
}

/** How « jusqu'à » is meant, and what this catalogue reaches. */
export function explainMaximum({ profession, announcedInCents, scaleYear, hours, year, reachedInCents, formats }: MaximumFacts): string {
  const isMore = reachedInCents > announcedInCents;
  return typeset(
    `« Jusqu'à ${formatEuros(announcedInCents)} » est, selon le barème ${scaleYear} et l'éligibilité, l'indemnité annoncée aux ${MEMBERS[profession]} pour ${formatHours(hours)} en ${year}, toutes formations comprises. Avec un format par programme de ce catalogue, le calcul donne ${isMore ? "plus" : "moins"} : au plus ${formatEuros(reachedInCents)}, avec ${countFormats(formats)}.`,
  );
}
