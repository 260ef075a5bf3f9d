import * as v from "valibot";
import { exampleReference } from "./example-reference.ts";
import { formatDate, formatHours, formatNumber, formatPhone } from "./format.ts";
import { terms } from "./legal/constants.ts";
import { legalIdentity } from "./legal-identity.ts";
import { listOffers } from "./offers.ts";
import { organisation } from "./organisation.ts";
import { qualiopiClause } from "./payers/words.ts";
import { listYears } from "./period.ts";
import { programmes } from "./programmes/index.ts";
import { readRecord } from "./read-record.ts";
import { listOf, oneOf, record, slug, TEXT, text } from "./schema.ts";
import { typeset } from "./typeset.ts";
import { FAQ_CATEGORIES } from "./vocabulary.ts";
import type { TextOfDay, YearFacts } from "./year-schema.ts";

const faqEntrySchema = record({
  id: slug,
  question: text,
  /** By what is published for the day. */
  answer: v.union([text, v.function()], TEXT) as v.GenericSchema<TextOfDay>,
  category: oneOf(FAQ_CATEGORIES),
});
export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;

export interface FaqItem extends Omit<FaqEntry, "answer"> {
  answer: string;
  /** Whether its drawing still agrees. */
  hasDrawing: boolean;
  /** Of the running period, for a drawing of them. */
  years?: ReadonlyArray<{ year: string; isPast: boolean }>;
}

const faqSchema = v.pipe(
  listOf(faqEntrySchema),
  v.checkItems(
    ({ id }, index, items) => items.findIndex((item) => item.id === id) === index,
    ({ input }) => `l'identifiant « ${input.id} » est déjà pris`,
  ),
);

const NEXT = "Notre page « Et en 2027 ? » dit ce qui est écrit, annoncé ou inconnu.";
const EMPLOYER =
  "Si vous êtes salarié, votre employeur paie, avec son accord. Un hôpital public prend sur ses crédits de DPC médical pour un médecin, sur son plan de formation pour un infirmier ; il peut confier ce plan à l'ANFH. Un employeur privé peut être aidé par son OPCO.";
const CLAUSE = legalIdentity.qualityCertificate ? "" : ` ${qualiopiClause}`;
/** For the words that visitors type first. */
const COST =
  "Combien coûte une formation ? Le tarif de chaque format est sur la page de son programme : c'est le prix, quel que soit celui qui le règle. Ce n'est pas gratuit ; mais quand l'Agence ou votre employeur règle la formation, vous n'avez rien à payer, donc aucun remboursement à demander.";
const CONTROL =
  "Qui contrôle, et avec quelle sanction ? Votre Ordre, votre employeur ou l'agence régionale de santé vérifie l'obligation ; ce que vous risquez, c'est à votre Ordre de vous le dire.";
const HOURS = listHours();
const OBLIGATION = "que-dois-je-faire-pour-respecter-mon-obligation-de-dpc";
const CERTIFICATE = legalIdentity.qualityCertificate ? ` Certification Qualiopi : ${legalIdentity.qualityCertificate}.` : "";
const ACCOUNT = "Créez ou activez votre compte sur agencedpc.fr, renseignez vos informations financières et votre RIB";
const OWN = "L'employeur paie pour un salarié, s'il l'accepte ; un remplaçant paie lui-même, sauf réponse écrite d'un fonds.";

/** « 4 à 11 » */
function listHours(): string {
  const hours = programmes.flatMap(listOffers).map(({ offer }) => offer.hours);
  return `${formatNumber(Math.min(...hours))} à ${formatNumber(Math.max(...hours))}`;
}

/** The reference of an example, while it may be used. */
function explainAccount({ references }: YearFacts): string {
  if (references && !references.isOver)
    return `${ACCOUNT}, puis recherchez l'action avec la référence indiquée sur la page du programme (par exemple ${exampleReference}) et choisissez une session.`;
  const last = references && ` Les références publiées valaient jusqu'au ${formatDate(references.until)} ; leur suite n'est pas publiée.`;
  return `${ACCOUNT}.${last ?? ""} Parlez-en à un conseiller avant de vous inscrire.`;
}

/** In page order; `id` is the URL fragment. */
export const faqEntries: readonly FaqEntry[] = readRecord(faqSchema, [
  {
    id: "qu-est-ce-que-le-dpc",
    category: "DPC Général",
    question: "Qu'est-ce que le DPC ?",
    answer:
      "Le développement professionnel continu (DPC) permet aux professionnels de santé d'actualiser leurs connaissances et d'améliorer leurs pratiques. Il comprend trois types d'actions : la formation continue (FC), l'évaluation des pratiques professionnelles (EPP) et la gestion des risques. Un programme intégré (PI) réunit plusieurs types d'actions.",
  },
  {
    id: "qui-finance-ma-formation-et-vais-je-etre-indemnise-e",
    category: "DPC Général",
    question: "Qui finance ma formation et vais-je être indemnisé(e) ?",
    answer: ({ year, hours }) =>
      hours
        ? `En ${year}, l'Agence nationale du DPC peut régler votre formation directement si vous exercez en libéral sous convention avec l'Assurance maladie, ou comme salarié d'un centre de santé conventionné. Elle peut aussi vous verser une indemnité, selon le barème de l'année et le format choisi. Le plafond annuel est de ${formatHours(hours.generalistes)} pour les médecins généralistes, de ${formatHours(hours.infirmiers)} pour les infirmiers.\n\n${COST}\n\n${EMPLOYER}${CLAUSE}\n\nLe montant qui vous concerne s'affiche sur votre compte agencedpc.fr au moment de l'inscription.`
        : `Pour un libéral conventionné ou un salarié d'un centre de santé conventionné, ni le payeur, ni le plafond d'heures, ni l'indemnité de l'année ne sont publiés : votre compte agencedpc.fr fait foi le jour de l'inscription.\n\n${COST}\n\n${EMPLOYER}${CLAUSE}\n\n${NEXT}`,
  },
  {
    id: OBLIGATION,
    category: "Obligations",
    question: "Que dois-je faire pour respecter mon obligation de DPC ?",
    answer: ({ period }) =>
      period && !period.isOver
        ? `L'obligation demande deux types d'actions sur trois (formation continue, EPP, gestion des risques), dont une dans une orientation prioritaire, sauf parcours de votre CNP ou accréditation. Un programme intégré associe formation continue et EPP : il réunit deux types d'actions. La formation continue seule ne suffit pas. ${describeEnd(period)} Médecins et infirmiers relèvent aussi de la certification périodique : ${NEXT.replace("Notre", "notre")}\n\n${CONTROL}`
        : `${period ? `La période ${period.name} est achevée, et ce` : "Ce"} qui lui succède n'est pas publié en entier. Médecins et infirmiers relèvent de la certification périodique. ${NEXT}\n\n${CONTROL}`,
  },
  {
    id: "suis-je-eligible-a-la-prise-en-charge",
    category: "Éligibilité",
    question: "Suis-je éligible à la prise en charge ?",
    answer: ({ year, hours }) =>
      hours
        ? `En ${year}, l'Agence finance les professionnels libéraux conventionnés et les salariés des centres de santé conventionnés, si cet exercice représente au moins la moitié de l'activité. Les remplaçants, les libéraux non conventionnés et les salariés d'autres structures n'en relèvent pas. ${OWN} Le FAF-PM des médecins exclut, dans ses règles publiées, les programmes enregistrés à l'Agence ; le FIF-PL des infirmiers fixe ses thèmes chaque année.${CLAUSE} L'éligibilité est vérifiée à l'inscription puis au début de la session.`
        : `Ce que l'année prend en charge n'est pas publié : votre compte sur agencedpc.fr l'indique le jour de l'inscription. ${OWN} ${NEXT}`,
  },
  {
    id: "comment-se-deroule-une-formation-en-ligne",
    category: "Plateforme",
    question: "Comment se déroule une formation en ligne ?",
    answer: `Tout se fait à distance, à votre rythme, sur ordinateur, tablette ou avec l'application mobile. Vous enchaînez des séquences courtes, des quiz et des cas cliniques ; votre progression est enregistrée. Une fois toutes les étapes réalisées, vous recevez votre attestation. Pour une EPP ou un programme intégré, vous analysez aussi des dossiers de votre pratique, de façon anonyme, en deux temps espacés de plusieurs mois.\n\nCombien de temps faut-il ? Selon le format, de ${HOURS} heures de travail personnel.\n\nVous êtes en situation de handicap ? Écrivez à ${organisation.disabilityEmail} avant de vous inscrire : nous étudions avec vous les adaptations possibles.`,
  },
  {
    id: "comment-m-inscrire-a-une-formation",
    category: "Inscription",
    question: "Comment m'inscrire à une formation ?",
    answer: (facts) =>
      `${explainAccount(facts)} Une inscription sur notre seul site ne suffit pas. Vous êtes salarié(e) ? Demandez-nous le devis et la convention : un conseiller les établit au nom de votre employeur, qui donne son accord avant le début de la session.\n\n« Je ne peux pas m'inscrire », « je n'arrive pas à m'inscrire » : la page d'aide à l'inscription dit quoi faire, étape par étape.\n\nVous craignez une arnaque ? Nous appelons après votre demande, du numéro ${formatPhone(organisation.phone)}, et nous ne vous demandons jamais votre mot de passe agencedpc.fr. L'Agence, elle, ne vous appelle pas.${CERTIFICATE} La page « Organisme » dit comment nos avis sont recueillis.`,
  },
  {
    id: "puis-je-annuler-ou-reporter-mon-inscription",
    category: "Inscription",
    question: "Puis-je annuler ou reporter mon inscription ?",
    answer: `Oui. Vous disposez d'un délai de rétractation de ${terms.withdrawalDays} jours. Pour une formation en ligne, l'annulation se demande au moins ${terms.eLearningCancellationDays} jours avant le début de la session et le report au moins ${terms.eLearningPostponementDays} jours avant, sans frais. Plus tard, écrivez-nous : nous recherchons une autre date, et aucune indemnité d'annulation n'est due. Pensez aussi à vous désinscrire sur agencedpc.fr. Les conditions complètes figurent dans nos conditions de vente.`,
  },
  {
    id: "comment-choisir-entre-pi-epp-et-fc",
    category: "Formations",
    question: "Comment choisir entre PI, EPP et FC ?",
    answer:
      "La formation continue actualise vos connaissances. L'EPP part de vos propres dossiers pour améliorer votre pratique. Le programme intégré réunit les deux et permet de couvrir deux types d'actions en une seule inscription. Comparez la durée, la référence et l'indemnité de chaque format sur la page du programme, ou demandez conseil par téléphone.",
  },
]);

function describeEnd({ name, until, prolongs }: NonNullable<YearFacts["period"]>): string {
  const end = `jusqu'au ${formatDate(until)}`;
  return prolongs ? `Les orientations ${prolongs.orientations} sont prolongées ${end}.` : `La période ${name} va ${end}.`;
}

/** As published for a day. */
export function readFaq(facts: YearFacts): FaqItem[] {
  const { year: present, period, hours } = facts;
  const isPublished = hours !== null && period?.isOver === false;
  const years = period ? listYears(period).map((year) => ({ year, isPast: year < present })) : [];
  return faqEntries.map(({ answer, ...entry }) => ({
    ...entry,
    answer: typeof answer === "string" ? answer : typeset(answer(facts)),
    hasDrawing: typeof answer === "string" || isPublished,
    ...(entry.id === OBLIGATION && { years }),
  }));
}
