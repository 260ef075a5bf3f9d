import { formatEuros, formatHours, spellNumber } from "../format.ts";
import { formats } from "../formats.ts";
import { formatIndemnity, isToConfirm } from "../indemnities.ts";
import { organisation } from "../organisation.ts";
import { type PayerSource, payerSources } from "../payer-sources.ts";
import { gpEndometriosis } from "../programmes/gp-endometriosis.ts";
import { programmesOf } from "../programmes/index.ts";
import { nursePain } from "../programmes/nurse-pain.ts";
import { employerFileAddress } from "../salaried-links.ts";
import { salariedPayers } from "../salaried-payers.ts";
import { describeYearHours } from "../scale.ts";
import { composeAddress, selectionLinks } from "../selection-links.ts";
import { typeset } from "../typeset.ts";
import { type Profession, STATUS_KEY, type Status } from "../vocabulary.ts";

/** « Qui paie ? », for one profession and one way to practise: nothing in an answer concerns any other. */
export interface FinancingAnswer {
  title: string;
  example: { title: string; subject: string; rows: ReadonlyArray<{ term: string; detail?: string; value: string; isSum?: boolean }> };
  /** Where the visitor goes on; without an address they are called back. */
  action: { label: string; to?: string };
  other?: { text: string; label: string; to: string };
  rows: ReadonlyArray<{ term: string; texts: ReadonlyArray<{ lead?: string; text: string }> }>;
  /** `isQuotation`: its title asks for the quotation. */
  steps: ReadonlyArray<{ title: string; text: string; isQuotation?: boolean }>;
  sources: readonly PayerSource[];
}

const FORMAT = "PI";
const examples = { generalistes: gpEndometriosis, infirmiers: nursePain };

/** The public funds of the hospitals, by profession. */
const hospitals: Record<Profession, { lead: string; link: string; source: PayerSource }> = {
  generalistes: { lead: "Hôpital public :", link: "Dossier pour l'hôpital public", source: payerSources.hospitalDoctors },
  infirmiers: { lead: "Hôpital, Ehpad public :", link: "Dossier pour un employeur public", source: payerSources.hospitalNurses },
};

/** The fund of those whom the agency does not pay. */
const funds: Record<Profession, { name: string; text: string; sources: FinancingAnswer["sources"] }> = {
  generalistes: {
    name: "FAF-PM",
    text: "Vous avancez les frais. Le FAF-PM peut vous aider, sur dossier personnel.",
    sources: [payerSources.locumDoctors, payerSources.agencyTerms],
  },
  infirmiers: {
    name: "FIF-PL",
    text: "Vous-même. Le FIF-PL peut vous aider, sur dossier personnel.",
    sources: [payerSources.agencyTerms],
  },
};

/** What the example costs and brings, and the words that every answer shares. */
function describeExample(profession: Profession) {
  const programme = examples[profession];
  const { reference, hours, priceInCents, indemnityInCents } = programme.formats[FORMAT];
  return {
    reference,
    subject: `${programme.shortTitle}, ${formats[FORMAT].name.toLowerCase()}, ${formatHours(hours)}`,
    hours,
    price: formatEuros(priceInCents),
    indemnity: formatIndemnity(indemnityInCents, isToConfirm(FORMAT)),
    left: `${formatHours(organisation.annualHours[profession] - hours)} sur ${organisation.annualHours[profession]}`,
  };
}

function answerFunded(profession: Profession, status: Status): FinancingAnswer {
  const isCentre = status === "centre-de-sante";
  const { subject, price, indemnity, left } = describeExample(profession);
  const yearHours = describeYearHours(profession);
  return {
    title: "L'Agence nationale du DPC paie",
    example: {
      title: `Un exemple, barème ${organisation.scaleYear}`,
      subject,
      rows: [
        { term: "Prix de la formation", value: price },
        { term: "Réglé par l'Agence", value: `− ${price}` },
        { term: "À votre charge", detail: "si vous êtes éligible", value: formatEuros(0), isSum: true },
        { term: "Vous recevez*", value: indemnity, isSum: true },
        { term: "Il vous resterait", detail: "sur le plafond de l'année", value: left },
      ],
    },
    action: { label: selectionLinks.compose, to: `${composeAddress(profession)}&${STATUS_KEY}=${status}` },
    rows: [
      {
        term: "La formation",
        texts: [
          {
            text: isCentre
              ? `Vous relevez de l'Agence comme un libéral conventionné : elle règle la formation, dans la limite de vos ${yearHours}.`
              : `L'Agence la règle directement, dans la limite de vos ${yearHours}. Rien à avancer.`,
          },
        ],
      },
      { term: "L'indemnité", texts: [{ text: "L'Agence peut vous en verser une, selon le [barème de l'année](#bareme)." }] },
      { term: "La condition", texts: [{ text: "Votre éligibilité est vérifiée à l'inscription, puis au début de la session." }] },
    ],
    steps: [
      { title: "Composez votre sélection.", text: "Vos heures, votre indemnité, vos références." },
      {
        title: "Réglez votre compte agencedpc.fr.",
        text: `${isCentre ? "Indiquez votre centre de santé. " : ""}Choisissez la prise en charge et renseignez votre RIB.`,
      },
      { title: "Collez la référence et inscrivez-vous.", text: "S'inscrire ici seul ne suffit pas." },
    ],
    sources: [{ ...payerSources.agencyTerms, by: `Art. R. 4021-22 du code de la santé publique. ${payerSources.agencyTerms.by}` }],
  };
}

function answerSalaried(profession: Profession): FinancingAnswer {
  const { subject, reference, price, hours } = describeExample(profession);
  const { lead, link, source } = hospitals[profession];
  const count = spellNumber(programmesOf(profession).length);
  return {
    title: "Votre employeur paie, avec son accord",
    example: {
      title: "Un exemple",
      subject,
      rows: [
        { term: "Coût pour l'employeur", detail: "net de taxe", value: price, isSum: true },
        { term: "À votre charge", detail: "avec l'accord de l'employeur", value: "rien" },
        { term: "Indemnité de l'Agence", value: "aucune" },
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
        texts: [
          {
            lead,
            text: `${salariedPayers.public[profession]} [${link}](${employerFileAddress({ profession, employer: "hopital-public", references: reference })})`,
          },
          { lead: "Clinique, Ehpad privé, association, cabinet :", text: salariedPayers.private },
        ],
      },
      {
        term: "L'indemnité",
        texts: [{ text: "Aucune : l'Agence n'indemnise que les libéraux conventionnés et les centres de santé conventionnés." }],
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
    sources: [source, payerSources.agencyRules],
  };
}

function answerUnfunded(profession: Profession): FinancingAnswer {
  const { subject, price } = describeExample(profession);
  const { name, text, sources } = funds[profession];
  return {
    title: "Vous-même, ou un autre fonds",
    example: {
      title: "Un exemple",
      subject,
      rows: [
        { term: "Prix de la formation", detail: "net de taxe", value: price },
        { term: "À votre charge", detail: "sauf aide d'un autre fonds", value: price, isSum: true },
        { term: "Indemnité de l'Agence", value: "aucune" },
      ],
    },
    action: { label: "Être rappelé(e)" },
    rows: [
      { term: "La formation", texts: [{ text }] },
      {
        term: "L'indemnité",
        texts: [{ text: "Aucune : l'Agence ne finance ni les remplacements ni l'exercice libéral non conventionné." }],
      },
      { term: "La condition", texts: [{ text: "Rien n'est acquis : demandez l'accord du fonds avant de vous inscrire." }] },
    ],
    steps: [
      { title: "Parlez-en à un conseiller.", text: "Il fait le point avec vous sur les fonds dont vous relevez." },
      { title: `Interrogez le ${name}.`, text: "Demandez son accord par écrit, référence à l'appui." },
      { title: "Recevez votre contrat de formation.", text: "Rien n'est dû avant la fin du délai de rétractation." },
    ],
    sources,
  };
}

/** Who pays for a profession and a status, what that costs and brings, and what comes next. */
export function answerWhoPays(profession: Profession, status: Status): FinancingAnswer {
  if (status === "salarie") return typeset(answerSalaried(profession));
  if (status === "remplacant-ou-autre") return typeset(answerUnfunded(profession));
  return typeset(answerFunded(profession, status));
}
