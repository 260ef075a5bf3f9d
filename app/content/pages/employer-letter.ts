import { capitalise, decapitalise, formatEuros, formatHours, joinWords, spellNumber } from "../format.ts";
import type { Offer, Programme } from "../programmes/programme-schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

export interface Course {
  programme: Programme;
  format: Format;
  offer: Offer;
  end: CourseEnd;
}

/** The earliest end of a course that starts on the day of the file. */
export interface CourseEnd {
  year: string;
  /** Whether that year is a later one. */
  isLater: boolean;
  /** Whether a period is published for it. */
  isInPeriod: boolean;
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

const EXPECTED = "types d'actions attendus au titre du DPC (art. R. 4021-4 du code de la santé publique)";
const ONE_TYPE = `l'un des trois ${EXPECTED}.`;
const TWO_TYPES = `deux des trois ${EXPECTED}.`;
/** `inPeriod` follows where a period is published for the end. */
const BENEFITS: Readonly<Record<Format, { text: string; inPeriod: string }>> = {
  PI: { text: "Cette action réunit une formation continue et une évaluation des pratiques", inPeriod: ` : ${TWO_TYPES}` },
  EPP: { text: "Cette action est une évaluation des pratiques", inPeriod: `, ${ONE_TYPE}` },
  FC: { text: "Cette action est une formation continue", inPeriod: `, ${ONE_TYPE}` },
};
const TOGETHER = {
  both: { text: "Ensemble, ils réunissent une formation continue et une évaluation des pratiques", inPeriod: ` : ${TWO_TYPES}` },
  FC: { text: "Ce sont des formations continues", inPeriod: `, ${ONE_TYPE}` },
  EPP: { text: "Ce sont des évaluations des pratiques", inPeriod: `, ${ONE_TYPE}` },
};

function describeBenefit({ text, inPeriod }: { text: string; inPeriod: string }, isInPeriod: boolean, end: string): string {
  return `${text}${isInPeriod ? inPeriod : "."}${end}`;
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
export function writeLetter(courses: readonly Course[], request: LetterRequest | null): LetterSheet {
  const enclosed = texts.enclosed[courses.length === 1 ? "one" : "several"];
  return { ...texts, ...writeBody(courses, request ?? ACCEPT), enclosed };
}

/** Session dates follow the request. */
function writeBody(courses: readonly Course[], { reason, one, several }: LetterRequest): LetterBody {
  const [first] = courses;
  const isOne = first && courses.length === 1;
  const names = courses.map(({ programme }) => `« ${programme.title} »`);
  const cost = formatEuros(sumPrices(courses));
  const ask = `je vous demande de bien vouloir ${isOne ? one : several}, et de m'indiquer les modalités retenues pour le temps de formation.`;
  return typeset({
    about: `demande de formation, ${names.join(", ")}`,
    ...(isOne ? writeOne(first) : writeSeveral(courses)),
    between: "au",
    request: `${isOne ? "Son coût est" : "Leur coût total est"} de ${cost} nets de taxe. ${reason ? `${reason} : ${ask}` : capitalise(ask)}`,
  });
}

function writeOne(course: Course): Pick<LetterBody, "wish" | "benefit"> {
  const { programme, format, offer, end } = course;
  const later = end.isLater ? ` Commencée aujourd'hui, elle finit en ${end.year}.` : "";
  const learned = programme.objectives.slice(1, 4).map((objective) => `à ${withinSentence(objective)}`);
  return {
    wish: `Je souhaite suivre le programme de développement professionnel continu (DPC) « ${programme.title} », ${describeWish(course)} : ${formatHours(offer.hours)} entièrement en ligne, du`,
    benefit: `On y apprend notamment ${learned.join(" ; ")}. ${describeBenefit(BENEFITS[format], end.isInPeriod, later)}`,
  };
}

function writeSeveral(courses: readonly Course[]): Pick<LetterBody, "wish" | "benefit"> {
  const listed = courses.map((course) => `« ${course.programme.title} », ${describeWish(course)} (${formatHours(course.offer.hours)})`);
  const hours = courses.reduce((sum, { offer }) => sum + offer.hours, 0);
  return {
    wish: `Je souhaite suivre ${spellNumber(courses.length)} programmes de développement professionnel continu (DPC) : ${listed.join(" ; ")}. Ils comptent ensemble ${formatHours(hours)}, entièrement en ligne, du`,
    benefit: describeBenefit(TOGETHER[typesOf(courses)], isExpected(courses), describeLaterEnds(courses)),
  };
}

function typesOf(courses: readonly Course[]): "both" | "FC" | "EPP" {
  const [hasTraining, hasAudit] = [courses.some(({ format }) => format !== "EPP"), courses.some(({ format }) => format !== "FC")];
  if (hasTraining && hasAudit) return "both";
  return hasAudit ? "EPP" : "FC";
}

/** Whether those that end in a published period have all the types that the letter names. */
function isExpected(courses: readonly Course[]): boolean {
  const inPeriod = courses.filter(({ end }) => end.isInPeriod);
  return inPeriod.length > 0 && typesOf(inPeriod) === typesOf(courses);
}

/** « Commencées aujourd'hui, les actions 9A0X… et 9A0X… finissent en 2027. », a sentence for each later year. */
function describeLaterEnds(courses: readonly Course[]): string {
  const byYear = Map.groupBy(
    courses.filter(({ end }) => end.isLater),
    ({ end }) => end.year,
  );
  return [...byYear]
    .map(([year, late]) => {
      const names = joinWords(late.map(({ offer }) => offer.reference));
      return late.length === 1
        ? ` Commencée aujourd'hui, l'action ${names} finit en ${year}.`
        : ` Commencées aujourd'hui, les actions ${names} finissent en ${year}.`;
    })
    .join("");
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
