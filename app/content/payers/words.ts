import { typeset } from "../typeset.ts";
import type { Employer, Profession, Status } from "../vocabulary.ts";

/** What is said of who pays, by profession, status and employer. No OPCO is named and no fund's amount is given. */
export interface PayerWords {
  name: string;
  /** After « Qui paie »; empty for an unknown kind of employer. */
  place: string;
  text: string;
  /** The agency's part, while it is published. */
  agency: string;
  indemnity: string;
  condition: string;
  /** First step where nobody else pays. */
  step?: { title: string; text: string };
  /** A letter's reason and request, for one course or several. */
  request?: { reason: string | null; one: string; several: string };
}

const ACCEPT = { one: "en accepter la prise en charge", several: "en accepter la prise en charge" };
const ASK_FUND = "Demandez une réponse écrite, référence à l'appui, avant de vous inscrire.";
const NOT_ELSEWHERE = "elle ne finance ni n'indemnise les salariés hors des centres de santé conventionnés.";
const NOT_IN_HOSPITALS = "elle ne finance ni n'indemnise les salariés des établissements de santé.";
const NO_HOSPITAL_REASON = "L'Agence nationale du DPC ne finance pas les salariés des établissements de santé";
const NO_DOCTORS_INDEMNITY = "Elle n'indemnise pas le médecin.";

const agency: Omit<PayerWords, "text"> = {
  name: "L'Agence nationale du DPC",
  place: "",
  agency: "elle règle la formation et peut verser une indemnité.",
  indemnity: "L'Agence peut vous en verser une, selon le [barème de l'année](#bareme).",
  condition: "si vous êtes éligible",
};
const employed = {
  name: "Votre employeur, public ou privé",
  indemnity: "Aucune indemnité : l'Agence n'indemnise que les libéraux conventionnés et les centres de santé conventionnés.",
  condition: "avec l'accord de l'employeur",
};
const self = {
  name: "Vous-même, ou un autre fonds",
  place: "",
  agency: "elle ne finance ni les remplacements ni l'exercice libéral non conventionné.",
  indemnity: "Aucune indemnité : l'Agence ne finance ni les remplacements ni l'exercice libéral non conventionné.",
  condition: "sauf aide d'un autre fonds",
};

const shared = {
  "liberal-conventionne": { ...agency, text: "L'Agence la règle directement, dans la limite de vos heures. Rien à avancer." },
  "centre-de-sante": {
    ...agency,
    text: "Vous relevez de l'Agence comme un libéral conventionné, pour la moitié de votre activité au moins : elle règle la formation, dans la limite de vos heures.",
    indemnity: "L'Agence peut en verser une, selon le [barème de l'année](#bareme).",
  },
  salarie: {
    ...employed,
    place: "",
    text: "l'employeur, public ou privé, s'il l'accepte.",
    agency: NOT_ELSEWHERE,
    request: { reason: null, ...ACCEPT },
  },
  cabinet: {
    ...employed,
    place: "dans un cabinet libéral",
    text: "le praticien qui vous emploie. Il peut demander la prise en charge à l'opérateur de compétences dont dépend le cabinet, selon les critères de celui-ci.",
    agency: NOT_ELSEWHERE,
    request: { reason: "L'Agence nationale du DPC ne finance pas les salariés des cabinets", ...ACCEPT },
  },
  autre: {
    ...employed,
    place: "chez un autre employeur",
    text: "l'employeur. Nous n'avons pas de source sur une autre aide : posez la question à votre service formation.",
    agency: NOT_ELSEWHERE,
    request: { reason: null, ...ACCEPT },
  },
};

const privately = {
  ...employed,
  place: "dans le secteur privé ou médico-social",
  text: "l'employeur. Il peut demander la prise en charge à son opérateur de compétences (OPCO), selon les critères de celui-ci.",
};

export const payerWords: Readonly<Record<Profession, Readonly<Record<Status | Employer, PayerWords>>>> = typeset({
  generalistes: {
    ...shared,
    "hopital-public": {
      ...employed,
      place: "à l'hôpital public",
      text: "l'établissement, sur ses crédits de DPC médical. S'il a confié ce fonds à l'ANFH, elle finance à sa demande.",
      agency: `elle peut contribuer à ces crédits pour les actions prioritaires des médecins d'établissement ; c'est l'établissement qui le demande. ${NO_DOCTORS_INDEMNITY}`,
      request: {
        reason: null,
        one: "financer cette formation sur les crédits de DPC médical de l'établissement",
        several: "les financer sur les crédits de DPC médical de l'établissement",
      },
    },
    prive: {
      ...privately,
      agency: `pour un médecin salarié, elle peut contribuer, par une convention avec l'OPCO. ${NO_DOCTORS_INDEMNITY}`,
      request: { reason: null, ...ACCEPT },
    },
    "remplacant-ou-autre": {
      ...self,
      text: "Vous-même. Le FAF-PM exclut, dans ses règles publiées, les programmes enregistrés à l'Agence : ne comptez pas dessus sans réponse écrite.",
      step: {
        title: "Ne comptez pas sur le FAF-PM sans réponse écrite.",
        text: "Il ne donne pas d'accord préalable et rembourse après la formation.",
      },
    },
  },
  infirmiers: {
    ...shared,
    "hopital-public": {
      ...employed,
      place: "à l'hôpital public",
      text: "l'établissement, sur son plan de formation, qu'il peut confier à l'ANFH. Ce plan couvre le coût pédagogique et la rémunération des stagiaires.",
      agency: NOT_IN_HOSPITALS,
      request: { reason: NO_HOSPITAL_REASON, one: "l'inscrire au plan de formation", several: "les inscrire au plan de formation" },
    },
    prive: { ...privately, agency: NOT_IN_HOSPITALS, request: { reason: NO_HOSPITAL_REASON, ...ACCEPT } },
    "remplacant-ou-autre": {
      ...self,
      text: "Vous-même. Le FIF-PL peut vous aider, sur dossier personnel, selon ses thèmes de l'année : demandez-lui une réponse écrite.",
      step: { title: "Interrogez le FIF-PL.", text: ASK_FUND },
    },
  },
});

/** Where nothing is published for the day or the end. */
export const unknownPart = typeset({
  agency: "sa prise en charge n'est pas publiée pour cette période.",
  indemnity: "Indemnité non publiée pour cette période.",
});

/** Where money depends on a certificate that is not published. */
export const qualiopiClause = typeset("Aucune certification Qualiopi publiée à ce jour : un OPCO ou un fonds peut refuser.");
