import { explainAlone } from "../answer-words.ts";
import { capitalise, formatDate, formatEuros, formatHours, formatPhone, joinWords } from "../format.ts";
import { formats } from "../formats.ts";
import { terms } from "../legal/constants.ts";
import { activityDeclaration, legalIdentity as legal, registrationNotice } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { describeDates } from "../payers/sources.ts";
import type { PayerWords } from "../payers/words.ts";
import { professions } from "../professions.ts";
import { quotationTexts } from "../quotation.ts";
import type { ClaimSource } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";
import { type Course, type CourseEnd, type LetterSheet, sumPrices, writeLetter } from "./employer-letter.ts";

const texts = typeset({
  annexes: {
    first: { number: "Annexe 1 sur 2", title: "fiche du programme" },
    second: { number: "Annexe 2 sur 2", title: "coût, financement, pièces à venir" },
  },
  organisation: "L'organisme de formation",
  toFill: "À compléter par l'organisme avant envoi.",
  noCertificate: "aucun certificat Qualiopi publié à ce jour",
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

/** A course, and what is known of its reference on the day. */
export interface FileCourse extends Course {
  /** Until when it may be used, or « référence de 2023-2026… ». `source`: « Centre Inffo, page de… »; null while none is read. */
  validity: { until: string; source: string | null } | { expired: string };
}

interface FileFacts {
  /** Non-empty, of one profession. */
  courses: readonly FileCourse[];
  /** For this employer, as of the last end. */
  payer: PayerWords & { clause: string | null; sources: readonly ClaimSource[] };
  /** ISO date in Paris. */
  today: string;
  /** `https://…` */
  siteOrigin: string;
}

/** Contains nothing about other professions or employers. */
export interface EmployerFileSheets {
  origin: string;
  letter: LetterSheet;
  programmes: ProgrammeSheet[];
  cost: CostSheet;
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
  /** A fact without text is a dotted line, to be filled in. */
  organisation: { title: string; facts: { term: string; text: string | null }[]; toFill: string | null; text: string };
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

export function writeSheets({ courses, payer, today, siteOrigin }: FileFacts): EmployerFileSheets {
  return {
    origin: typeset(`${new URL(siteOrigin).host}, ${formatDate(today)}`),
    letter: writeLetter(courses, payer.request ?? null),
    programmes: courses.map((course, index) => writeProgrammeSheet(course, index, courses.length)),
    cost: writeCost(courses, payer),
  };
}

function nameCourses(courses: readonly Course[]): string {
  const [course] = courses;
  if (!course || courses.length > 1) return typeset(`${courses.length} formations DPC`);
  return typeset(`${course.programme.shortTitle}, ${course.format} ${course.offer.reference}`);
}

function writeProgrammeSheet(course: FileCourse, index: number, count: number): ProgrammeSheet {
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
    organisation: {
      title: texts.organisation,
      facts: listLegalFacts(),
      toFill: listLegalFacts().some(({ text }) => text === null) ? texts.toFill : null,
      text: `Organisme enregistré auprès de l'Agence nationale du DPC (n° ${organisation.dpcNumber}). ${activityDeclaration ? "" : "L'enregistrement de sa déclaration d'activité ne vaut pas agrément de l'État. "}Fiche mise à jour le ${formatDate(updatedOn)}.`,
    },
  });
}

interface SheetFact {
  term: string;
  text: string;
  items?: readonly string[];
}

/** Qualiopi, indicator 1: prerequisites, objectives, duration, access, price, contact, methods, evaluation, disability. */
function listSheetFacts({ programme, format, offer, end, validity }: FileCourse): SheetFact[] {
  const { phone, email, disabilityEmail, adviceHours } = organisation;
  const isAudited = format !== "FC";
  /** An integrated programme has both training and audit. */
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
    { term: "Fin", text: describeEnd(format, end) },
    { term: "Référence", text: `${offer.reference}, ${describeValidity(validity)}.` },
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

function describeEnd(format: Format, { year, isLater, isInPeriod }: CourseEnd): string {
  if (isLater) return `En ${year} au plus tôt.`;
  return isInPeriod ? `Possible en ${year} ; ${explainAlone(format)}.` : `Possible en ${year}.`;
}

function describeValidity(validity: FileCourse["validity"]): string {
  if ("expired" in validity) return validity.expired;
  return `valide jusqu'au ${formatDate(validity.until)}${validity.source ? ` (${validity.source})` : ""}`;
}

function listLegalFacts(): { term: string; text: string | null }[] {
  return [
    { term: "Raison sociale", text: legal.companyName },
    { term: "Forme juridique", text: legal.legalForm },
    { term: "Capital", text: legal.shareCapital },
    { term: "Siège social", text: legal.address },
    { term: "RCS, SIREN", text: legal.registration },
    { term: "TVA", text: legal.vatNumber },
    { term: "Déclaration d'activité", text: activityDeclaration ? registrationNotice : null },
    { term: "Référent handicap", text: organisation.disabilityEmail },
    { term: "Représentant légal", text: legal.publicationDirector },
    { term: "Certification", text: legal.qualityCertificate ?? texts.noCertificate },
  ];
}

function writeCost(courses: readonly Course[], { place, text, agency, clause, sources }: FileFacts["payer"]): CostSheet {
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
        { term: "La formation :", text: [text, clause].filter(Boolean).join(" ") },
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
