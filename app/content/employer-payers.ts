import type { Source } from "./schema.ts";
import { typeset } from "./typeset.ts";
import type { Employer, Profession } from "./vocabulary.ts";

interface EmployerWords {
  /** After « Qui paie, ». */
  place: string;
  /** What the letter asks of the employer. */
  request: string;
}

/** How the pack speaks of the employer. */
export const employerWords: Readonly<Record<Employer, EmployerWords>> = typeset({
  "hopital-public": {
    place: "à l'hôpital public",
    request:
      "L'Agence nationale du DPC ne finance pas les salariés des établissements de santé : je vous demande de bien vouloir l'inscrire au plan de formation, et de m'indiquer les modalités retenues pour le temps de formation.",
  },
  prive: {
    place: "dans le secteur privé",
    request:
      "L'Agence nationale du DPC ne finance pas les salariés des établissements de santé : je vous demande de bien vouloir en accepter la prise en charge, et de m'indiquer les modalités retenues pour le temps de formation.",
  },
  cabinet: {
    place: "dans un cabinet libéral",
    request:
      "L'Agence nationale du DPC ne finance pas les salariés des cabinets : je vous demande de bien vouloir en accepter la prise en charge, et de m'indiquer les modalités retenues pour le temps de formation.",
  },
  autre: {
    place: "chez un autre employeur",
    request:
      "Je vous demande de bien vouloir en accepter la prise en charge, et de m'indiquer les modalités retenues pour le temps de formation.",
  },
});

/** Who pays for a salaried visitor, in one sentence, and where that was read. */
export interface EmployerPayer {
  text: string;
  /** Said of the agency there. */
  agency: string;
  sources: ReadonlyArray<Source & { title: string }>;
}

const ANFH_FUNDS = {
  name: "ANFH",
  title: "« Cinq fonds collectés »",
  url: "https://anfh-rapport-activite.fr/2023/cinq-fonds-collectes",
  readOn: "2026-11-22",
};
const ANFH_DOCTORS = {
  name: "ANFH",
  title: "« Le financement de la formation des praticiens hospitaliers »",
  url: "https://anfh.fr/node/50488",
  readOn: "2026-11-22",
};
const AGENCY_TERMS = {
  name: "Texte de l'Agence nationale du DPC repris par medeo-formation.fr",
  title: "",
  url: "https://medeo-formation.fr/actualites/qui-peut-beneficier-de-la-prise-en-charge-aux-actions-de-dpc-par-lagence-nationale-du-dpc",
  readOn: "2026-11-22",
};
const AGENCY_RULES = {
  name: "Agence nationale du DPC",
  title: "« Les modalités de prise en charge », texte repris par evalformsante.fr",
  url: "https://kines.evalformsante.fr/actualites/38",
  readOn: "2026-11-22",
};

const NO_AGENCY = "elle ne finance ni n'indemnise les salariés des établissements de santé.";
const NO_AGENCY_ELSEWHERE = "elle ne finance ni n'indemnise les salariés hors des centres de santé conventionnés.";

const publicHospital: Readonly<Record<Profession, EmployerPayer>> = {
  infirmiers: {
    text: "l'établissement, sur son plan de formation, qu'il peut confier à l'ANFH. Ce plan couvre le coût pédagogique et la rémunération des stagiaires.",
    agency: NO_AGENCY,
    sources: [ANFH_FUNDS, AGENCY_TERMS],
  },
  generalistes: {
    text: "l'établissement, sur ses crédits de DPC médical. S'il a confié ce fonds à l'ANFH, elle finance à sa demande.",
    agency: NO_AGENCY,
    sources: [ANFH_DOCTORS, AGENCY_TERMS],
  },
};

const otherEmployers: Readonly<Record<Exclude<Employer, "hopital-public">, EmployerPayer>> = {
  prive: {
    text: "l'employeur. Il peut demander la prise en charge à son opérateur de compétences (OPCO), selon les critères de celui-ci.",
    agency: NO_AGENCY,
    sources: [AGENCY_RULES],
  },
  cabinet: {
    text: "le praticien qui vous emploie. Il peut demander la prise en charge à l'opérateur de compétences dont dépend le cabinet, selon les critères de celui-ci.",
    agency: NO_AGENCY_ELSEWHERE,
    sources: [AGENCY_RULES],
  },
  autre: {
    text: "l'employeur. Nous n'avons pas de source sur une autre aide : posez la question à votre service formation.",
    agency: NO_AGENCY_ELSEWHERE,
    sources: [AGENCY_RULES],
  },
};

/** Who pays, by profession and kind of employer. No OPCO is named and no fund's amount is given (art. L. 6352-13 of the labour code). */
export const employerPayers: Readonly<Record<Profession, Readonly<Record<Employer, EmployerPayer>>>> = typeset({
  generalistes: { "hopital-public": publicHospital.generalistes, ...otherEmployers },
  infirmiers: { "hopital-public": publicHospital.infirmiers, ...otherEmployers },
});
