import { catalogueCounts } from "./catalogue-counts.ts";
import { formatEuros, formatHours, formatNumber, joinWords, spellNumber } from "./format.ts";
import { fundingYear } from "./funding.ts";
import { formatIndemnity, isYearToConfirm } from "./indemnities.ts";
import { organisation } from "./organisation.ts";
import { yearMaximum } from "./scale.ts";
import { scaleNote } from "./scale-note.ts";
import { scaleYear } from "./scale-record.ts";
import type { Claim, Programme } from "./schema.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format, type Profession } from "./vocabulary.ts";

const ANNOUNCED_IN_CENTS: Record<Profession, number> = { generalistes: 95_000, infirmiers: 35_700 };

function explainYear(profession: Profession, members: string): string {
  const { inCents, formats } = yearMaximum[profession];
  const isMore = inCents > ANNOUNCED_IN_CENTS[profession];
  const [announced, reached] = [ANNOUNCED_IN_CENTS[profession], inCents].map((cents) => formatIndemnity(cents, isYearToConfirm, null));
  return `« Jusqu'à ${announced} » est, selon le barème ${scaleYear} et l'éligibilité, l'indemnité annoncée aux ${members} pour ${formatHours(organisation.annualHours[profession])} en ${fundingYear}, toutes formations comprises. Avec un format par programme de ce catalogue, le calcul donne ${isMore ? "plus" : "moins"} : au plus ${reached}, avec ${countFormats(formats)}.`;
}

const ONE: Record<Format, string> = { PI: "un PI", EPP: "une EPP", FC: "une FC" };

/** « deux PI et une EPP » */
function countFormats(formats: readonly Format[]): string {
  const counted = [...Map.groupBy(formats, (format) => format)];
  return joinWords(counted.map(([format, { length }]) => (length === 1 ? ONE[format] : `${spellNumber(length)} ${format}`)));
}

/** For figures whose method is unpublished. */
const REPORTED = "Chiffres communiqués par l'organisme.";

/** Every marketing figure; those that follow from the catalogue are computed. */
export const claims = typeset({
  upToIndemnityGeneralistes: {
    value: formatEuros(ANNOUNCED_IN_CENTS.generalistes),
    label: `d'indemnité en ${fundingYear} au maximum, barème ${scaleYear}`,
    note: explainYear("generalistes", "médecins généralistes"),
    source: null,
    date: null,
  },
  upToIndemnityInfirmiers: {
    value: formatEuros(ANNOUNCED_IN_CENTS.infirmiers),
    label: `d'indemnité en ${fundingYear} au maximum, barème ${scaleYear}`,
    note: explainYear("infirmiers", "infirmiers"),
    source: null,
    date: null,
  },
  learners: {
    value: formatNumber(catalogueCounts.learners),
    label: "apprenants depuis 2024",
    note: `Somme des apprenants de nos ${catalogueCounts.programmes} formations : qui en a suivi plusieurs y compte à chaque fois.`,
    source: null,
    date: null,
  },
  satisfaction: {
    value: "90 %",
    label: "de satisfaction en fin de formation",
    note: REPORTED,
    source: null,
    date: null,
  },
  trainingHours: {
    value: formatHours(15_000),
    label: "de formation suivies",
    note: REPORTED,
    source: null,
    date: null,
  },
  compensatedProfessionals: {
    value: `plus de ${formatNumber(2000)}`,
    label: "professionnels indemnisés",
    note: scaleNote,
    source: null,
    date: null,
  },
  appRating: {
    value: `${formatNumber(4.7)}/5`,
    label: "Note de l'application",
    note: "Note communiquée par l'organisme.",
    source: null,
    date: null,
  },
  programmes: {
    value: formatNumber(catalogueCounts.programmes),
    label: "formations",
    note: null,
    source: "Catalogue",
    date: null,
  },
  actions: {
    value: formatNumber(catalogueCounts.actions),
    label: "actions DPC",
    note: "Une action par format d'un programme ; deux références d'un même format comptent pour une.",
    source: "Catalogue",
    date: null,
  },
  formats: {
    value: formatNumber(FORMATS.length),
    label: "formats : PI, EPP et FC",
    note: null,
    source: "Catalogue",
    date: null,
  },
  practitionersTrained: {
    value: `${formatNumber(1146)}+`,
    label: "praticiens formés",
    note: REPORTED,
    source: null,
    date: null,
  },
  indemnified: {
    value: "100 %",
    label: "indemnisé",
    note: scaleNote,
    source: null,
    date: null,
  },
} satisfies Record<string, Claim>);

export const yearIndemnities = {
  generalistes: claims.upToIndemnityGeneralistes,
  infirmiers: claims.upToIndemnityInfirmiers,
} satisfies Record<Profession, Claim>;

/** Never shown; stored with the reason. */
export const withheldClaims: Programme["withheldVariants"] = typeset([
  {
    value: "12 formations",
    reason: `Le catalogue compte ${catalogueCounts.programmes} programmes et ${catalogueCounts.actions} actions ; aucun décompte ne donne 12.`,
  },
]);
