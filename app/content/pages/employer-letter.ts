import { capitalise, decapitalise, formatEuros, formatHours, spellNumber } from "../format.ts";
import { organisation } from "../organisation.ts";
import type { Offer, Programme } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

export interface Course {
  programme: Programme;
  format: Format;
  offer: Offer;
}

const texts = typeset({
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
});

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  PI: "en programme intégré",
  EPP: "en évaluation des pratiques",
  FC: "en formation continue",
};

const ONE_TYPE = "l'un des trois types d'actions attendus au titre du DPC (art. R. 4021-4 du code de la santé publique).";
const TWO_TYPES = "deux des trois types d'actions attendus au titre du DPC (art. R. 4021-4 du code de la santé publique).";
/** `ofPeriod` applies during the period only. */
const BENEFITS: Readonly<Record<Format, { text: string; ofPeriod: string }>> = {
  PI: { text: "Il réunit une formation continue et une évaluation des pratiques", ofPeriod: ` : ${TWO_TYPES}` },
  EPP: { text: "C'est une évaluation des pratiques", ofPeriod: `, ${ONE_TYPE}` },
  FC: { text: "C'est une formation continue", ofPeriod: `, ${ONE_TYPE}` },
};

function describeBenefit(format: Format, today: string): string {
  const { text, ofPeriod } = BENEFITS[format];
  return `${text}${today > organisation.periodEnd ? "." : ofPeriod}`;
}

const ACCEPT: LetterRequest = { reason: null, one: "en accepter la prise en charge", several: "en accepter la prise en charge" };

export interface LetterSheet extends LetterBody, Omit<typeof texts, "enclosed"> {
  enclosed: string;
}

interface LetterRequest {
  reason: string | null;
  one: string;
  several: string;
}

interface LetterBody {
  about: string;
  wish: string;
  benefit: string;
  between: string;
  request: string;
}

/** `request`: what this employer's payer expects to read; null for any employer. */
export function writeLetter(courses: readonly Course[], request: LetterRequest | null, today: string): LetterSheet {
  const enclosed = texts.enclosed[courses.length === 1 ? "one" : "several"];
  return { ...texts, ...writeBody(courses, request ?? ACCEPT, today), enclosed };
}

/** Session dates follow the request. */
function writeBody(courses: readonly Course[], { reason, one, several }: LetterRequest, today: string): LetterBody {
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

function describeWish({ format, offer }: Course): string {
  return `${FORMAT_WORDS[format]}, référence ${offer.reference}`;
}

function withinSentence(sentence: string): string {
  return decapitalise(sentence).replace(/\.$/, "");
}

export function sumPrices(courses: readonly Course[]): number {
  return courses.reduce((sum, { offer }) => sum + offer.priceInCents, 0);
}
