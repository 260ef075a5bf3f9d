import { claimAt } from "../dated.ts";
import { addDays } from "../days.ts";
import { formatHours } from "../format.ts";
import { explainUnpublished, funding } from "../funding.ts";
import type { ClaimSource, DatedClaim, Payer } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Employer, Profession, Status } from "../vocabulary.ts";
import { payerSources } from "./sources.ts";

/** The only place that decides who pays. */

export interface Situation {
  profession: Profession;
  status: Status;
  /** Null until known. */
  employer?: Employer | null;
}

export type PayerRecord = DatedClaim<Payer>;

const LAST_DAY = funding.validUntil;
const ACCEPT = { one: "en accepter la prise en charge", several: "en accepter la prise en charge" };
const UNPUBLISHED = "sa prise en charge n'est pas publiée pour cette période.";
const NO_EMPLOYEE = "Aucune indemnité : l'Agence n'indemnise que les libéraux conventionnés et les centres de santé conventionnés.";
const NOT_ELSEWHERE = "elle ne finance ni n'indemnise les salariés hors des centres de santé conventionnés.";
const NOT_IN_HOSPITALS = "elle ne finance ni n'indemnise les salariés des établissements de santé.";
const ASK_FUND = "Demandez une réponse écrite, référence à l'appui, avant de vous inscrire.";
const NO_HOSPITAL_REASON = "L'Agence nationale du DPC ne finance pas les salariés des établissements de santé";

const employed = {
  name: "Votre employeur, public ou privé",
  indemnity: NO_EMPLOYEE,
  condition: "avec l'accord de l'employeur",
  head: "avec son accord, public ou privé",
};
const self = {
  name: "Vous-même, ou un autre fonds",
  place: "",
  agency: "elle ne finance ni les remplacements ni l'exercice libéral non conventionné.",
  indemnity: "Aucune indemnité : l'Agence ne finance ni les remplacements ni l'exercice libéral non conventionné.",
  condition: "sauf aide d'un autre fonds",
  head: "L'Agence ne finance pas ce mode d'exercice.",
};
const agency = {
  name: "L'Agence nationale du DPC",
  place: "",
  agency: "elle règle la formation et peut verser une indemnité.",
  indemnity: "L'Agence peut vous en verser une, selon le [barème de l'année](#bareme).",
  condition: "si vous êtes éligible",
  head: "si vous êtes éligible",
  settled: "Réglé par l'Agence",
};

/** Valid in the agency's published year; `later` is what remains afterwards. */
function record(value: Payer, sources: readonly ClaimSource[], later: Partial<Payer> | null): PayerRecord {
  const successor = later && {
    value: { ...value, ...later },
    sources,
    validFrom: addDays(LAST_DAY, 1),
    validUntil: null,
    successor: null,
  };
  return { ...typeset({ value, validFrom: "2026-01-01", validUntil: LAST_DAY, successor }), sources };
}

/** An employer's decision outlives the agency's published year. */
const EMPLOYER_LATER = { agency: UNPUBLISHED, indemnity: "Indemnité non publiée pour cette période." };
const withoutReason = (request: NonNullable<Payer["request"]>) => ({ ...EMPLOYER_LATER, request: { ...request, reason: null } });

function describePayers(profession: Profession) {
  const isDoctor = profession === "generalistes";
  const hours = `${formatHours(funding.value.annualHours[profession])} par\u00A0an`;
  const hospitalRequest = isDoctor
    ? {
        reason: null,
        one: "financer cette formation sur les crédits de DPC médical de l'établissement",
        several: "les financer sur les crédits de DPC médical de l'établissement",
      }
    : { reason: NO_HOSPITAL_REASON, one: "l'inscrire au plan de formation", several: "les inscrire au plan de formation" };
  const privateRequest = { reason: NO_HOSPITAL_REASON, ...ACCEPT };
  const practiceRequest = { reason: "L'Agence nationale du DPC ne finance pas les salariés des cabinets", ...ACCEPT };
  const otherRequest = { reason: null, ...ACCEPT };
  return {
    "liberal-conventionne": record(
      { ...agency, text: `L'Agence la règle directement, dans la limite de vos ${hours}. Rien à avancer.` },
      [payerSources.law, payerSources.agencyRules],
      null,
    ),
    "centre-de-sante": record(
      {
        ...agency,
        text: `Vous relevez de l'Agence comme un libéral conventionné : elle règle la formation, dans la limite de vos ${hours}.`,
      },
      [payerSources.law, payerSources.agencyRules],
      null,
    ),
    "hopital-public": record(
      {
        ...employed,
        place: "à l'hôpital public",
        text: isDoctor
          ? "l'établissement, sur ses crédits de DPC médical. S'il a confié ce fonds à l'ANFH, elle finance à sa demande."
          : "l'établissement, sur son plan de formation, qu'il peut confier à l'ANFH. Ce plan couvre le coût pédagogique et la rémunération des stagiaires.",
        agency: isDoctor
          ? "elle peut contribuer à ces crédits pour les actions prioritaires des médecins d'établissement ; c'est l'établissement qui le demande. Elle n'indemnise pas le médecin."
          : NOT_IN_HOSPITALS,
        request: hospitalRequest,
      },
      isDoctor ? [payerSources.hospitalDoctors, payerSources.senate] : [payerSources.hospitalNurses, payerSources.agencyRules],
      withoutReason(hospitalRequest),
    ),
    prive: record(
      {
        ...employed,
        place: "dans le secteur privé",
        text: "l'employeur. Il peut demander la prise en charge à son opérateur de compétences (OPCO), selon les critères de celui-ci.",
        agency: NOT_IN_HOSPITALS,
        request: privateRequest,
      },
      [payerSources.agencyRules],
      withoutReason(privateRequest),
    ),
    cabinet: record(
      {
        ...employed,
        place: "dans un cabinet libéral",
        text: "le praticien qui vous emploie. Il peut demander la prise en charge à l'opérateur de compétences dont dépend le cabinet, selon les critères de celui-ci.",
        agency: NOT_ELSEWHERE,
        request: practiceRequest,
      },
      [payerSources.agencyRules],
      withoutReason(practiceRequest),
    ),
    autre: record(
      {
        ...employed,
        place: "chez un autre employeur",
        text: "l'employeur. Nous n'avons pas de source sur une autre aide : posez la question à votre service formation.",
        agency: NOT_ELSEWHERE,
        request: otherRequest,
      },
      [payerSources.agencyRules],
      withoutReason(otherRequest),
    ),
    salarie: record(
      { ...employed, place: "", text: "l'employeur, public ou privé, s'il l'accepte.", agency: NOT_ELSEWHERE, request: otherRequest },
      [payerSources.agencyRules],
      withoutReason(otherRequest),
    ),
    "remplacant-ou-autre": record(
      {
        ...self,
        step: isDoctor
          ? {
              title: "Ne comptez pas sur le FAF-PM sans réponse écrite.",
              text: "Il ne donne pas d'accord préalable et rembourse après la formation.",
            }
          : { title: "Interrogez le FIF-PL.", text: ASK_FUND },
        text: isDoctor
          ? "Vous-même. Le FAF-PM exclut, dans ses règles publiées, les programmes enregistrés à l'Agence : ne comptez pas dessus sans réponse écrite."
          : "Vous-même. Le FIF-PL peut vous aider, sur dossier personnel, selon ses thèmes de l'année : demandez-lui une réponse écrite.",
      },
      isDoctor ? [payerSources.locumDoctors, payerSources.agencyRules] : [payerSources.agencyRules],
      {
        ...EMPLOYER_LATER,
        text: "Vous-même, sauf réponse écrite d'un fonds.",
        head: "sauf réponse écrite d'un fonds",
        step: { title: "Interrogez votre fonds.", text: ASK_FUND },
      },
    ),
  } satisfies Record<Status | Employer, PayerRecord>;
}

export const payers: Readonly<Record<Profession, Readonly<Record<Status | Employer, PayerRecord>>>> = {
  generalistes: describePayers("generalistes"),
  infirmiers: describePayers("infirmiers"),
};

export function findPayerRecord({ profession, status, employer }: Situation): PayerRecord {
  return payers[profession][status === "salarie" ? (employer ?? status) : status];
}

/** Null when nothing is published for the day (ISO date in Paris). */
export function payerAt(situation: Situation, day: string): Payer | null {
  return claimAt(findPayerRecord(situation), day);
}

export function namePayer(status: Status, day: string): string {
  return payerAt({ profession: "generalistes", status }, day)?.name ?? explainUnpublished(day).replace(/\.$/, "");
}

/** Employers decide in any year. */
export function employerPayerAt(situation: Omit<Situation, "status">, day: string): Payer {
  const record = findPayerRecord({ ...situation, status: "salarie" });
  return claimAt(record, day) ?? record.successor?.value ?? record.value;
}
