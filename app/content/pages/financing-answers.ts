import { employers } from "../employers.ts";
import { formatEuros, formatHours, spellNumber } from "../format.ts";
import { formats } from "../formats.ts";
import { describeNoIndemnity, explainUnpublished } from "../funding.ts";
import { formatIndemnity, isToConfirm } from "../indemnities.ts";
import { organisation } from "../organisation.ts";
import { employerPayerAt, findPayerRecord, payerAt } from "../payers/payers.ts";
import { gpEndometriosis } from "../programmes/gp-endometriosis.ts";
import { programmesOf } from "../programmes/index.ts";
import { nursePain } from "../programmes/nurse-pain.ts";
import { employerFileAddress } from "../salaried-links.ts";
import { scaleLabelAt, scaleYearAt } from "../scale-record.ts";
import type { ClaimSource } from "../schema.ts";
import { composeAddress, selectionLinks } from "../selection-links.ts";
import { typeset } from "../typeset.ts";
import { EMPLOYERS, type Profession, STATUS_KEY, type Status } from "../vocabulary.ts";

export interface FinancingAnswer {
  title: string;
  example: { title: string; subject: string; rows: ReadonlyArray<{ term: string; detail?: string; value: string; isSum?: boolean }> };
  /** Without `to`, opens a callback. */
  action: { label: string; to?: string };
  other?: { text: string; label: string; to: string };
  rows: ReadonlyArray<{ term: string; texts: ReadonlyArray<{ lead?: string; text: string }> }>;
  /** `isQuotation`: the title requests the quotation. */
  steps: ReadonlyArray<{ title: string; text: string; isQuotation?: boolean }>;
  sources: readonly ClaimSource[];
}

const FORMAT = "PI";
const examples = { generalistes: gpEndometriosis, infirmiers: nursePain };

const hospitalLinks: Record<Profession, string> = {
  generalistes: "Dossier pour l'hôpital public",
  infirmiers: "Dossier pour un employeur public",
};

function describeExample(profession: Profession) {
  const programme = examples[profession];
  const { reference, hours, priceInCents, indemnityInCents } = programme.formats[FORMAT];
  return {
    reference,
    subject: `${programme.shortTitle}, ${formats[FORMAT].name.toLowerCase()}, ${formatHours(hours)}`,
    hours,
    price: formatEuros(priceInCents),
    indemnity: formatIndemnity(indemnityInCents, isToConfirm(FORMAT), null),
    left: `${formatHours(organisation.annualHours[profession] - hours)} sur ${organisation.annualHours[profession]}`,
  };
}

function answerFunded(profession: Profession, status: Status, day: string): FinancingAnswer {
  const isCentre = status === "centre-de-sante";
  const { subject, price, indemnity, left } = describeExample(profession);
  const payer = payerAt({ profession, status }, day);
  if (!payer) return answerUnpublished(profession, status, day);
  const label = scaleLabelAt(day);
  return {
    title: `${payer.name} paie`,
    example: {
      title: `Un exemple, barème ${scaleYearAt(day)}`,
      subject,
      rows: [
        { term: "Prix de la formation", value: price },
        ...(payer.settled ? [{ term: payer.settled, value: `− ${price}` }] : []),
        { term: "À votre charge", detail: "si vous êtes éligible", value: formatEuros(0), isSum: true },
        { term: "Vous recevez*", ...(label && { detail: `${label}, si vous êtes éligible` }), value: indemnity, isSum: true },
        { term: "Il vous resterait", detail: "sur le plafond de l'année", value: left },
      ],
    },
    action: { label: selectionLinks.compose, to: `${composeAddress(profession)}&${STATUS_KEY}=${status}` },
    rows: [
      { term: "La formation", texts: [{ text: payer.text }] },
      { term: "L'indemnité", texts: [{ text: payer.indemnity }] },
      { term: "La condition", texts: [{ text: "Votre éligibilité est vérifiée à l'inscription, puis au début de la session." }] },
    ],
    steps: [
      { title: "Composez votre sélection.", text: "Vos heures, votre indemnité, vos références." },
      {
        title: "Vérifiez votre compte agencedpc.fr.",
        text: `${isCentre ? "Indiquez votre centre de santé. " : ""}Choisissez la prise en charge et renseignez votre RIB.`,
      },
      { title: "Collez la référence et inscrivez-vous.", text: "S'inscrire ici seul ne suffit pas." },
    ],
    sources: findPayerRecord({ profession, status }).sources,
  };
}

/** Promises nothing, refers to the account. */
function answerUnpublished(profession: Profession, status: Status, day: string): FinancingAnswer {
  const { subject, price } = describeExample(profession);
  const { title, lead, rows, steps } = describeUnpublished(day);
  return {
    title,
    example: { title: "Un exemple", subject, rows: [{ term: "Prix de la formation", detail: "net de taxe", value: price, isSum: true }] },
    action: { label: selectionLinks.compose, to: `${composeAddress(profession)}&${STATUS_KEY}=${status}` },
    rows: [{ term: "La formation", texts: [{ text: lead }] }, ...rows],
    steps,
    sources: [],
  };
}

function describeUnpublished(day: string) {
  return {
    title: explainUnpublished(day),
    lead: "Ni le payeur, ni le nombre d'heures, ni l'indemnité ne sont publiés. [Ce qui est écrit, et ce que personne ne sait](/et-en-2027)",
    rows: [
      { term: "La condition", texts: [{ text: "Votre compte agencedpc.fr et votre convention font foi, le jour de l'inscription." }] },
    ],
    steps: [
      { title: "Composez votre sélection.", text: "Formats, heures, références." },
      { title: "Vérifiez votre compte.", text: "Il affiche ce qui est pris en charge ce jour-là." },
      { title: "Parlez-en à un conseiller.", text: "Avant de vous inscrire." },
    ],
  };
}

function answerSalaried(profession: Profession, day: string): FinancingAnswer {
  const { subject, reference, price, hours } = describeExample(profession);
  const sources = EMPLOYERS.flatMap((employer) => findPayerRecord({ profession, status: "salarie", employer }).sources);
  const hospitalFile = `[${hospitalLinks[profession]}](${employerFileAddress({ profession, employer: "hopital-public", references: reference })})`;
  const count = spellNumber(programmesOf(profession).length);
  return {
    title: "Votre employeur paie, avec son accord",
    example: {
      title: "Un exemple",
      subject,
      rows: [
        { term: "Coût pour l'employeur", detail: "net de taxe", value: price, isSum: true },
        { term: "À votre charge", detail: "avec l'accord de l'employeur", value: "rien" },
        describeNoIndemnity(day),
      ],
    },
    action: { label: "Préparer le dossier", to: employerFileAddress({ profession, references: reference }) },
    other: {
      text: "Une autre formation ?",
      label: profession === "infirmiers" ? `Les ${count} programmes infirmiers` : `Les ${count} programmes`,
      to: employerFileAddress({ profession }),
    },
    rows: [
      {
        term: "La formation",
        texts: EMPLOYERS.map((employer) => ({
          lead: `${employers[employer].label} :`,
          text: `${employerPayerAt({ profession, employer }, day).text}${employer === "hopital-public" ? ` ${hospitalFile}` : ""}`,
        })),
      },
      {
        term: "L'indemnité",
        texts: [{ text: employerPayerAt({ profession }, day).indemnity }],
      },
      {
        term: "Votre temps",
        texts: [{ text: `${formatHours(hours)} de travail en ligne, dont les modalités sont à convenir avec l'employeur.` }],
      },
    ],
    steps: [
      { title: "Préparez le dossier.", text: "Votre lettre, la fiche du programme, le coût et qui paie." },
      {
        title: "Demandez-nous le devis et la convention.",
        text: "Un conseiller les établit au nom de l'établissement.",
        isQuotation: true,
      },
      { title: "Remettez le tout, attendez l'accord écrit.", text: "Avant le début de la session." },
    ],
    sources: [...new Map(sources.map((source) => [source.name, source])).values()],
  };
}

function answerUnfunded(profession: Profession, day: string): FinancingAnswer {
  const { subject, price } = describeExample(profession);
  const status = "remplacant-ou-autre";
  const { name, text, indemnity, step } = payerAt({ profession, status }, day) ?? findPayerRecord({ profession, status }).value;
  return {
    title: name,
    example: {
      title: "Un exemple",
      subject,
      rows: [
        { term: "Prix de la formation", detail: "net de taxe", value: price },
        { term: "À votre charge", detail: "sauf aide d'un autre fonds", value: price, isSum: true },
        describeNoIndemnity(day),
      ],
    },
    action: { label: "Être rappelé(e)" },
    rows: [
      { term: "La formation", texts: [{ text }] },
      {
        term: "L'indemnité",
        texts: [{ text: indemnity }],
      },
      { term: "La condition", texts: [{ text: "Rien n'est acquis : sans réponse écrite d'un fonds, le prix est à votre charge." }] },
    ],
    steps: [
      { title: "Parlez-en à un conseiller.", text: "Prix, format et dates : il vous dit ce que vous payez." },
      ...(step ? [step] : []),
      { title: "Recevez votre contrat de formation.", text: "Rien n'est dû avant la fin du délai de rétractation." },
    ],
    sources: findPayerRecord({ profession, status }).sources,
  };
}

export function answerWhoPays(profession: Profession, status: Status, day: string): FinancingAnswer {
  if (status === "salarie") return typeset(answerSalaried(profession, day));
  if (status === "remplacant-ou-autre") return typeset(answerUnfunded(profession, day));
  return typeset(answerFunded(profession, status, day));
}
