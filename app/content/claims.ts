import * as v from "valibot";
import { formatEuros, formatHours, formatNumber } from "./format.ts";
import { programmeCounts } from "./programme-counts.ts";
import type { Programme } from "./programmes/programme-schema.ts";
import { readRecord } from "./read-record.ts";
import { isoDate, record, text } from "./schema.ts";
import { typeset } from "./typeset.ts";
import { FORMATS } from "./vocabulary.ts";
import { years } from "./years.ts";

/** `source` is null until the operator supplies one; the launch check lists those. */
const claimSchema = record({
  value: text,
  label: text,
  note: v.nullable(text),
  source: v.nullable(text),
  date: v.nullable(isoDate),
});
export type Claim = v.InferOutput<typeof claimSchema>;
const claimsSchema = v.record(v.string(), claimSchema);

/** The year of the client's figures. */
const SCALE_YEAR = "2025";
const upTo = years[SCALE_YEAR]?.scale?.upTo ?? { generalistes: 0, infirmiers: 0 };
const ON_CONDITION = `Selon le barème ${SCALE_YEAR} et l'éligibilité.`;

/** For figures whose method is unpublished. */
const REPORTED = "Chiffres communiqués par l'organisme.";

/** Every marketing figure; those that follow from the catalogue are computed. */
export const claims = readRecord(claimsSchema, {
  upToIndemnityGeneralistes: {
    value: formatEuros(upTo.generalistes),
    label: `d'indemnité par an au maximum, barème ${SCALE_YEAR}`,
    note: ON_CONDITION,
    source: null,
    date: null,
  },
  upToIndemnityInfirmiers: {
    value: formatEuros(upTo.infirmiers),
    label: `d'indemnité par an au maximum, barème ${SCALE_YEAR}`,
    note: ON_CONDITION,
    source: null,
    date: null,
  },
  learners: {
    value: formatNumber(programmeCounts.learners),
    label: "apprenants depuis 2024",
    note: `Somme des apprenants de nos ${programmeCounts.programmes} formations : qui en a suivi plusieurs y compte à chaque fois.`,
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
    note: ON_CONDITION,
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
    value: formatNumber(programmeCounts.programmes),
    label: "formations",
    note: null,
    source: "Catalogue",
    date: null,
  },
  actions: {
    value: formatNumber(programmeCounts.actions),
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
    note: ON_CONDITION,
    source: null,
    date: null,
  },
} satisfies Record<string, Claim>);

/** Never shown; stored with the reason. */
export const withheldClaims: Programme["withheldVariants"] = typeset([
  {
    value: "12 formations",
    reason: `Le catalogue compte ${programmeCounts.programmes} programmes et ${programmeCounts.actions} actions ; aucun décompte ne donne 12.`,
  },
]);
