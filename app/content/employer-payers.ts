import { type PayerSource, payerSources } from "./payer-sources.ts";
import { typeset } from "./typeset.ts";
import type { Employer, Profession } from "./vocabulary.ts";

/**
 * Who pays at one kind of employer, and where that was read.
 * No OPCO is named and no fund's amount is given (art. L. 6352-13 of the labour code).
 */
interface EmployerPayer {
  /** After « Qui paie »; empty where the kind of employer is not said. */
  place: string;
  text: string;
  /** Said of the agency there. */
  agency: string;
  /** What the letter asks of the employer: why, and for what, of one course or of several. */
  request: { reason: string | null; one: string; several: string };
  sources: readonly PayerSource[];
}

const NO_AGENCY = "elle ne finance ni n'indemnise les salariés des établissements de santé.";
const NO_AGENCY_ELSEWHERE = "elle ne finance ni n'indemnise les salariés hors des centres de santé conventionnés.";
const NO_AGENCY_REASON = "L'Agence nationale du DPC ne finance pas les salariés des établissements de santé";
const ACCEPT = { one: "en accepter la prise en charge", several: "en accepter la prise en charge" };

const ofHospital = {
  place: "à l'hôpital public",
  agency: NO_AGENCY,
  request: { reason: NO_AGENCY_REASON, one: "l'inscrire au plan de formation", several: "les inscrire au plan de formation" },
};

/** At every employer but a public hospital; `unsaid` where the kind is not known yet. */
const elsewhere = {
  prive: {
    place: "dans le secteur privé",
    text: "l'employeur. Il peut demander la prise en charge à son opérateur de compétences (OPCO), selon les critères de celui-ci.",
    agency: NO_AGENCY,
    request: { reason: NO_AGENCY_REASON, ...ACCEPT },
    sources: [payerSources.agencyRules],
  },
  cabinet: {
    place: "dans un cabinet libéral",
    text: "le praticien qui vous emploie. Il peut demander la prise en charge à l'opérateur de compétences dont dépend le cabinet, selon les critères de celui-ci.",
    agency: NO_AGENCY_ELSEWHERE,
    request: { reason: "L'Agence nationale du DPC ne finance pas les salariés des cabinets", ...ACCEPT },
    sources: [payerSources.agencyRules],
  },
  autre: {
    place: "chez un autre employeur",
    text: "l'employeur. Nous n'avons pas de source sur une autre aide : posez la question à votre service formation.",
    agency: NO_AGENCY_ELSEWHERE,
    request: { reason: null, ...ACCEPT },
    sources: [payerSources.agencyRules],
  },
  unsaid: {
    place: "",
    text: "l'employeur, public ou privé, s'il l'accepte.",
    agency: NO_AGENCY_ELSEWHERE,
    request: { reason: null, ...ACCEPT },
    sources: [payerSources.agencyRules],
  },
} satisfies Record<string, EmployerPayer>;

/** By profession and kind of employer; `unsaid` where the kind is not known yet. */
export const employerPayers: Readonly<Record<Profession, Readonly<Record<Employer | "unsaid", EmployerPayer>>>> = typeset({
  generalistes: {
    ...elsewhere,
    "hopital-public": {
      ...ofHospital,
      text: "l'établissement, sur ses crédits de DPC médical. S'il a confié ce fonds à l'ANFH, elle finance à sa demande.",
      sources: [payerSources.hospitalDoctors, payerSources.agencyTerms],
    },
  },
  infirmiers: {
    ...elsewhere,
    "hopital-public": {
      ...ofHospital,
      text: "l'établissement, sur son plan de formation, qu'il peut confier à l'ANFH. Ce plan couvre le coût pédagogique et la rémunération des stagiaires.",
      sources: [payerSources.hospitalNurses, payerSources.agencyTerms],
    },
  },
});
