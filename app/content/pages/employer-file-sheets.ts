import { capitalise, decapitalise, formatDate, formatEuros, formatHours, formatPhone, joinWords, spellNumber } from "../format.ts";
import { formats } from "../formats.ts";
import { terms } from "../legal/constants.ts";
import { legalIdentity as legal, registrationNotice } from "../legal-identity.ts";
import { explainFcAlone } from "../obligation.ts";
import { organisation } from "../organisation.ts";
import { employerPayerAt, findPayerRecord } from "../payers/payers.ts";
import { describeDates } from "../payers/sources.ts";
import { pendingFact } from "../pending-fact.ts";
import { professions } from "../professions.ts";
import { quotationTexts } from "../quotation.ts";
import type { ClaimSource, Offer, Payer, Programme } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Employer, Format, Profession } from "../vocabulary.ts";

/** One requested format of a programme. */
interface Course {
  programme: Programme;
  format: Format;
  offer: Offer;
}

const texts = typeset({
  letter: {
    name: "Lettre",
    captions: { name: "nom, prénom", post: "poste, service", establishment: "établissement" },
    attention: "À l'attention de :",
    place: "À",
    date: ", le",
    object: "Objet :",
    greeting: "Madame, Monsieur,",
    closing: "Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.",
    signature: "Signature",
    enclosed: {
      one: "Pièces jointes : annexe 1, fiche du programme ; annexe 2, coût, financement et pièces à venir.",
      several: "Pièces jointes : annexe 1, fiches des programmes ; annexe 2, coût, financement et pièces à venir.",
    },
    answer: {
      title: "Réponse de l'employeur",
      yes: "Accordé",
      no: "Refusé",
      date: "Date",
      name: "Nom, fonction",
      signature: "Signature",
    },
  },
  annexes: {
    first: { number: "Annexe 1 sur 2", title: "fiche du programme" },
    second: { number: "Annexe 2 sur 2", title: "coût, financement, pièces à venir" },
  },
  organisation: "L'organisme de formation",
  cost: {
    title: "Ce que cela coûte",
    caption: "Coût pour l'employeur",
    columns: ["Poste", "Quantité", "Montant"],
    oneLearner: "1 personne",
    travel: { item: "Déplacement et hébergement", quantity: "en ligne", amount: "aucun" },
    total: "Total net de taxe",
    included: "Le prix comprend l'accès à la plateforme, aux contenus, aux évaluations et à l'attestation (conditions de vente, « Prix »).",
  },
  papers: {
    title: "Les pièces, et qui les établit",
    caption: "Pièces du dossier",
    columns: ["Pièce", "Établie par", "Quand"],
    rows: [
      ["Lettre et réponse de l'employeur", "la salariée ou le salarié, puis l'employeur", "ce dossier"],
      ["Fiche du programme", organisation.name, "annexe 1"],
      [
        "Devis numéroté, au nom de l'établissement",
        organisation.name,
        legal.quotationDelay ? `sur demande, ${legal.quotationDelay}` : "sur demande",
      ],
      [
        "Convention de formation",
        organisation.name,
        `à la demande d'inscription ; à retourner signée sous ${terms.agreementReturnDays} jours`,
      ],
      ["Attestation, justificatifs d'assiduité", organisation.name, "une fois toutes les étapes réalisées"],
    ],
    strong: "Ce dossier n'est pas un devis.",
    text: "Il n'engage ni l'établissement, ni un financeur. L'inscription est définitive à réception de la convention signée et, en cas de prise en charge, de l'accord du financeur (conditions de vente, « Inscription et documents contractuels »).",
  },
});

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  PI: "en programme intégré",
  EPP: "en évaluation des pratiques",
  FC: "en formation continue",
};

const ONE_TYPE = "l'un des trois types d'actions attendus au titre du DPC (art. R. 4021-4 du code de la santé publique).";
const TWO_TYPES = "deux des trois types d'actions attendus au titre du DPC (art. R. 4021-4 du code de la santé publique).";
/** What a format counts for; `ofPeriod` only during the period. */
const BENEFITS: Readonly<Record<Format, { text: string; ofPeriod: string }>> = {
  PI: { text: "Il réunit une formation continue et une évaluation des pratiques", ofPeriod: ` : ${TWO_TYPES}` },
  EPP: { text: "C'est une évaluation des pratiques", ofPeriod: `, ${ONE_TYPE}` },
  FC: { text: "C'est une formation continue", ofPeriod: `, ${ONE_TYPE}` },
};

function describeBenefit(format: Format, today: string): string {
  const { text, ofPeriod } = BENEFITS[format];
  return `${text}${today > organisation.periodEnd ? "." : ofPeriod}`;
}

/** The request to any employer. */
const ACCEPT = { reason: null, one: "en accepter la prise en charge", several: "en accepter la prise en charge" };

interface FileSubject {
  /** Non-empty, of one profession. */
  courses: readonly Course[];
  profession: Profession;
  employer: Employer | null;
  /** ISO date in Paris. */
  today: string;
  /** `https://…` */
  siteOrigin: string;
}

/** The employer's file: letter, one sheet per programme, cost and payer. Contains nothing about other professions or employers. */
export interface EmployerFileSheets {
  /** Bottom right of each annex. */
  origin: string;
  letter: LetterSheet;
  programmes: ProgrammeSheet[];
  cost: CostSheet;
}

/** The employee's letter, around the blanks for names and session dates. */
export interface LetterSheet extends LetterBody, Omit<typeof texts.letter, "enclosed"> {
  enclosed: string;
}

interface LetterBody {
  about: string;
  wish: string;
  benefit: string;
  /** Between the session's two dates. */
  between: string;
  request: string;
}

interface SheetHead {
  number: string;
  title: string;
}

/** Annex 1: the facts the law requires, for one format. */
export interface ProgrammeSheet {
  head: SheetHead;
  subject: string;
  title: string;
  format: Format;
  reference: string;
  describedFormat: string;
  audience: string;
  facts: SheetFact[];
  /** What an FC alone lacks; null for other formats. */
  fcAlone: string | null;
  organisation: { title: string; facts: SheetFact[]; text: string };
}

/** Annex 2: cost, payer with sources, and the paperwork. */
export interface CostSheet {
  head: SheetHead;
  subject: string;
  cost: typeof texts.cost & { rows: Array<{ item: string; quantity: string; amount: string }>; sum: string };
  payer: {
    title: string;
    rows: SheetFact[];
    sourcesLabel: string;
    sources: Array<{ text: string; site: string; url: string; readOn: string }>;
  };
  papers: typeof texts.papers;
  contact: { title: string; text: string };
}

export function writeEmployerFile({ courses, profession, employer, today, siteOrigin }: FileSubject): EmployerFileSheets {
  const payer = employerPayerAt({ profession, employer }, today);
  const { sources } = findPayerRecord({ profession, status: "salarie", employer });
  return {
    origin: typeset(`${new URL(siteOrigin).host}, ${formatDate(today)}`),
    letter: {
      ...texts.letter,
      ...writeLetter(courses, payer.request ?? ACCEPT, today),
      enclosed: texts.letter.enclosed[courses.length === 1 ? "one" : "several"],
    },
    programmes: courses.map((course, index) => writeProgrammeSheet(course, index, courses.length, today)),
    cost: writeCost(courses, payer, sources),
  };
}

/** « Douleur, PI 9A0X2425009 », « 2 formations DPC » */
function nameCourses(courses: readonly Course[]): string {
  const [course] = courses;
  if (!course || courses.length > 1) return typeset(`${courses.length} formations DPC`);
  return typeset(`${course.programme.shortTitle}, ${course.format} ${course.offer.reference}`);
}

/** The letter's subject and paragraphs; session dates follow the request. */
function writeLetter(
  courses: readonly Course[],
  { reason, one, several }: { reason: string | null; one: string; several: string },
  today: string,
): LetterBody {
  const [first] = courses;
  const isOne = first && courses.length === 1;
  const names = courses.map(({ programme }) => `« ${programme.title} »`);
  const cost = formatEuros(sumPrices(courses));
  const ask = `je vous demande de bien vouloir ${isOne ? one : several}, et de m'indiquer les modalités retenues pour le temps de formation.`;
  return typeset({
    about: `demande de formation, ${names.join(", ")}`,
    ...(isOne ? writeOne(first, today) : writeSeveral(courses, today)),
    between: "au",
    request: `${isOne ? "Son coût est" : "Leur coût total est"} de ${cost} nets de taxe. ${reason ? `${reason} : ${ask}` : capitalise(ask)}`,
  });
}

function writeOne(course: Course, today: string): Pick<LetterBody, "wish" | "benefit"> {
  const { programme, format, offer } = course;
  return {
    wish: `Je souhaite suivre le programme de développement professionnel continu (DPC) « ${programme.title} », ${describeWish(course)} : ${formatHours(offer.hours)} entièrement en ligne, du`,
    benefit: `On y apprend notamment ${programme.objectives
      .slice(1, 4)
      .map((objective) => `à ${withinSentence(objective)}`)
      .join(" ; ")}. ${describeBenefit(format, today)}`,
  };
}

function writeSeveral(courses: readonly Course[], today: string): Pick<LetterBody, "wish" | "benefit"> {
  const isOfPeriod = today <= organisation.periodEnd;
  const listed = courses.map((course) => `« ${course.programme.title} », ${describeWish(course)} (${formatHours(course.offer.hours)})`);
  const hasBoth = courses.some(({ format }) => format !== "EPP") && courses.some(({ format }) => format !== "FC");
  const hours = courses.reduce((sum, { offer }) => sum + offer.hours, 0);
  return {
    wish: `Je souhaite suivre ${spellNumber(courses.length)} programmes de développement professionnel continu (DPC) : ${listed.join(" ; ")}. Ils comptent ensemble ${formatHours(hours)}, entièrement en ligne, du`,
    benefit: hasBoth
      ? `Ensemble, ils réunissent une formation continue et une évaluation des pratiques${isOfPeriod ? ` : ${TWO_TYPES}` : "."}`
      : `Ils comptent au titre du DPC${isOfPeriod ? ", qui attend deux types d'actions sur trois (art. R. 4021-4 du code de la santé publique)" : ""}.`,
  };
}

/** « en format intégré, référence 9A0X2425009 » */
function describeWish({ format, offer }: Course): string {
  return `${FORMAT_WORDS[format]}, référence ${offer.reference}`;
}

function withinSentence(sentence: string): string {
  return decapitalise(sentence).replace(/\.$/, "");
}

function writeProgrammeSheet(course: Course, index: number, count: number, today: string): ProgrammeSheet {
  const { programme, format, offer } = course;
  const { title, profession, updatedOn } = programme;
  const { number, title: kind } = texts.annexes.first;
  return typeset({
    head: { number, title: count === 1 ? kind : `${kind} ${index + 1} sur ${count}` },
    subject: nameCourses([course]),
    title,
    format,
    reference: offer.reference,
    describedFormat: `${formats[format].name.toLowerCase()}, ${formatHours(offer.hours)}, 100 % en ligne, référence ${offer.reference}`,
    audience: professions[profession].audience,
    facts: listSheetFacts(course),
    fcAlone: format === "FC" ? explainFcAlone(today) : null,
    organisation: {
      title: texts.organisation,
      facts: listLegalFacts(),
      text: `Organisme enregistré auprès de l'Agence nationale du DPC (n° ${organisation.dpcNumber}). ${registrationNotice} Fiche mise à jour le ${formatDate(updatedOn)}.`,
    },
  });
}

interface SheetFact {
  term: string;
  text: string;
  /** The objectives. */
  items?: readonly string[];
}

/**
 * The nine facts that must be public (Qualiopi, indicator 1), for one format: prerequisites, objectives, duration, access, price, contact,
 * methods, evaluation, disability.
 */
function listSheetFacts({ programme, format, offer }: Course): SheetFact[] {
  const { phone, email, disabilityEmail, adviceHours } = organisation;
  const isAudited = format !== "FC";
  /** An integrated programme states both, training and audit. */
  const join = (learning: string, audit: string, between: string) =>
    [format !== "EPP" && learning, isAudited && audit].filter(Boolean).join(between);
  return typeset([
    {
      term: "Prérequis",
      text: `Être en exercice. Disposer d'un ordinateur, d'une tablette ou d'un smartphone récent et d'Internet.${isAudited ? " Pouvoir analyser des dossiers anonymisés du thème." : ""}`,
    },
    { term: "Objectifs", text: "", items: programme.objectives },
    {
      term: "Durée",
      text: `${formatHours(offer.hours)} de travail personnel.${isAudited ? " Les deux tours d'audit sont séparés de plusieurs mois." : " À son rythme, pendant la session."}`,
    },
    {
      term: "Modalités et délais d'accès",
      text: `Convention avec l'employeur. L'accès à la plateforme ouvre à la date de début de la session${legal.accessDelay ? `, ${legal.accessDelay}` : ""}.`,
    },
    { term: "Tarif", text: `${formatEuros(offer.priceInCents)} nets de taxe.` },
    { term: "Contact", text: `${formatPhone(phone)}, ${email}, ${adviceHours}.` },
    {
      term: "Méthodes mobilisées",
      text: join(
        "À distance : vidéos courtes, fiches de synthèse, quiz commentés, cas cliniques.",
        "Audit clinique avec restitution et plan d'amélioration.",
        " ",
      ),
    },
    {
      term: "Modalités d'évaluation",
      text: `${capitalise(join("questionnaires avant et après la formation", "comparaison des deux tours d'audit", ", "))}. Une attestation est remise lorsque toutes les étapes sont réalisées.`,
    },
    {
      term: "Accessibilité et handicap",
      text: `Écrire à ${disabilityEmail} avant l'inscription : les adaptations possibles sont étudiées ensemble.`,
    },
  ]);
}

function listLegalFacts(): SheetFact[] {
  const facts = [
    { term: "Raison sociale", text: legal.companyName },
    { term: "Forme juridique", text: legal.legalForm },
    { term: "Capital", text: legal.shareCapital },
    { term: "Siège social", text: legal.address },
    { term: "RCS, SIREN", text: legal.registration },
    { term: "TVA", text: legal.vatNumber },
    { term: "Référent handicap", text: organisation.disabilityEmail },
    { term: "Représentant légal", text: legal.publicationDirector },
    { term: "Certification", text: legal.qualityCertificate },
  ];
  return facts.map(({ term, text }) => ({ term, text: text ?? pendingFact }));
}

function writeCost(courses: readonly Course[], { place, text, agency }: Payer, sources: readonly ClaimSource[]): CostSheet {
  const { phone, email, adviceHours } = organisation;
  const { cost, papers, annexes } = texts;
  const references = courses.map(({ offer }) => offer.reference);
  const hours = courses.reduce((sum, { offer }) => sum + offer.hours, 0);
  return {
    head: annexes.second,
    subject: nameCourses(courses),
    cost: {
      ...cost,
      rows: [
        ...courses.map(({ offer }) => ({
          item: typeset(`Frais pédagogiques, ${offer.reference}`),
          quantity: cost.oneLearner,
          amount: formatEuros(offer.priceInCents),
        })),
        cost.travel,
      ],
      sum: formatEuros(sumPrices(courses)),
    },
    payer: {
      title: typeset(place ? `Qui paie, ${place}` : "Qui paie"),
      rows: typeset([
        { term: "La formation :", text },
        { term: "L'Agence nationale du DPC :", text: agency },
        { term: "Le temps :", text: `${formatHours(hours)}, dont les modalités sont à convenir avec l'employeur.` },
      ]),
      sourcesLabel: typeset(sources.length > 1 ? "Sources :" : "Source :"),
      sources: sources.map((source) => ({
        text: `${source.name},`,
        site: new URL(source.url ?? organisation.agencyUrl).host.replace("www.", ""),
        url: source.url ?? organisation.agencyUrl,
        readOn: `, ${describeDates(source)}.`,
      })),
    },
    papers,
    contact: {
      title: quotationTexts.ask,
      text: typeset(`${formatPhone(phone)}, ${adviceHours}, ou ${email}, en citant ${joinWords(references)}.`),
    },
  };
}

function sumPrices(courses: readonly Course[]): number {
  return courses.reduce((sum, { offer }) => sum + offer.priceInCents, 0);
}
