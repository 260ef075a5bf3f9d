import { nextYearLink } from "../navigation.ts";
import { typeset } from "../typeset.ts";

/** The words of each answer of /financement; who pays: payers/words.ts. */
export const financingAnswers = typeset({
  /** At a closed row. */
  payers: { agency: "L'Agence", employer: "Votre employeur", self: "Vous-même" },
  bill: {
    price: "Prix de la formation",
    net: "net de taxe",
    settled: "Réglé par l'Agence",
    charge: "À votre charge",
    received: "Vous recevez*",
    /** Where nobody says who receives it. */
    indemnity: "Indemnité*",
    ifEligible: "si vous êtes éligible",
    left: "Il vous resterait",
    ofYear: "sur le plafond de l'année",
    employerCost: "Coût pour l'employeur",
    unlessFund: "sauf réponse écrite d'un fonds",
  },
  terms: { course: "La formation", indemnity: "L'indemnité", condition: "La condition", time: "Votre temps" },
  eligibility: "Votre éligibilité est vérifiée à l'inscription, puis au début de la session.",
  unpublished: `[Ce qui est écrit, et ce que personne ne sait](${nextYearLink.to})`,
  nothingSettled: "Rien n'est acquis : sans réponse écrite d'un fonds, le prix est à votre charge.",
  hospitalFile: { generalistes: "Dossier pour l'hôpital public", infirmiers: "Dossier pour un employeur public" },
  prepareFile: "Préparer le dossier",
  callback: "Être rappelé(e)",
  steps: {
    agency: [
      { title: "Composez votre sélection.", text: "Vos heures, votre indemnité, vos références." },
      { title: "Vérifiez votre compte agencedpc.fr.", text: "Choisissez la prise en charge et renseignez votre RIB." },
      { title: "Collez la référence et inscrivez-vous.", text: "S'inscrire ici seul ne suffit pas." },
    ],
    unknown: [
      { title: "Composez votre sélection.", text: "Formats, heures, références." },
      { title: "Vérifiez votre compte.", text: "Il affiche ce qui est pris en charge ce jour-là." },
      { title: "Parlez-en à un conseiller.", text: "Avant de vous inscrire." },
    ],
    employer: [
      { title: "Préparez le dossier.", text: "Votre lettre, la fiche du programme, le coût et qui paie." },
      {
        title: "Demandez-nous le devis et la convention.",
        text: "Un conseiller les établit au nom de l'établissement.",
        isQuotation: true,
      },
      { title: "Remettez le tout, attendez l'accord écrit.", text: "Avant le début de la session." },
    ],
    self: [
      { title: "Parlez-en à un conseiller.", text: "Prix, format et dates : il vous dit ce que vous payez." },
      { title: "Recevez votre contrat de formation.", text: "Rien n'est dû avant la fin du délai de rétractation." },
    ],
  },
});

export function nameUnpublishedPayer(year: string): string {
  return typeset(`Payeur de ${year} non publié`);
}

/** « Endométriose, FC, 6 h » */
export function nameExample(programme: string, format: string, hours: string): string {
  return typeset(`${programme}, ${format}, ${hours}`);
}

/** Of an offer whose payer is known. */
export function endsIn(year: string): string {
  return typeset(`si vous êtes éligible, formation finie en ${year}`);
}

/** « 15 h sur 21 » */
export function nameLeft(left: string, cap: number): string {
  return typeset(`${left} sur ${cap}`);
}

/** « barème 2025, si vous êtes éligible » */
export function nameReceived(label: string | null): string {
  const { ifEligible } = financingAnswers.bill;
  return label ? typeset(`${label}, ${ifEligible}`) : ifEligible;
}

/** After what an employer can ask of others. */
export function addAgencyPart(text: string, agency: string): string {
  return typeset(`${text} Quant à l'Agence, ${agency}`);
}

export function nameWorkTime(hours: string): string {
  return typeset(`${hours} de travail en ligne, dont les modalités sont à convenir avec l'employeur.`);
}

export function askOtherCourse(count: string): { text: string; label: string } {
  return typeset({ text: "Une autre formation ?", label: `Les ${count} programmes` });
}
