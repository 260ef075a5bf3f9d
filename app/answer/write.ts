import {
  amountWords,
  citeSource,
  describeOffer,
  explainExpiredReference,
  fundingFact,
  type Head,
  headlineWords,
  heads,
  nameBefore,
  nameCertainty,
  nameEnd,
  nameNothing,
  nameScale,
  nameYear,
  proofsTitle,
  scaleLink,
  writeLine,
  writeProof,
  writeStarNote,
} from "#app/content/answer-words.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { Certainty, Format, PayerKind, ProofKey } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { type Answer, answerProgramme } from "./answer.ts";
import { findHighest, type Headline } from "./headline.ts";
import { announcedOf, type Indemnity, labelAmount, lastScale } from "./indemnity.ts";
import { joinProofs, type Proof } from "./proofs.ts";
import { type Day, fundingAt, latest, yearOf } from "./when.ts";
import { isOutsideAgency, NOBODY } from "./who.ts";

/** An answer in words, as a page, letter, PDF, feed or panel says it. */
export interface Written {
  /** The only sentence at the offer. */
  line: string;
  payer: PayerKind;
  /** Null where the payer is unknown: the line stands there. */
  head: Head | null;
  indemnity: WrittenAmount;
  /** « fin en 2027 »; null once no period is published for the day. */
  end: { year: string; text: string; isLate: boolean } | null;
  /** Null while the reference may be used. */
  expired: string | null;
  /** The year whose payer nobody has published; null where the payer is known. */
  unpublishedYear: string | null;
}

export interface WrittenAmount {
  term: string;
  value: string;
  /** « barème 2025 » after the amount, « en 2025 » before it; null once confirmed. */
  label: string | null;
  isLabelFirst: boolean;
  /** Whether the star's note belongs to it. */
  hasStar: boolean;
}

function periodName(records: Years): string {
  return latest("period", records)?.name ?? "";
}

export function writeAnswer(answer: Answer, day: Day, records: Years = years): Written {
  const { line, format, ends, payer, indemnity, reference, isDayFunded } = answer;
  const period = latest("period", records);
  const year = yearOf(ends);
  return {
    line: writeLine(line, { format, year, period: periodName(records) }),
    payer: payer.kind,
    head: payer.kind === "unknown" ? null : heads[payer.kind],
    indemnity: writeIndemnity(indemnity, isDayFunded),
    end: period && day <= period.until ? { year, text: nameEnd(year), isLate: answer.countsFor.period === null } : null,
    expired: reference.state === "expired" ? explainExpiredReference(periodName(records)) : null,
    unpublishedYear: payer.kind === "unknown" ? year : null,
  };
}

export function writeIndemnity(indemnity: Pick<Indemnity, "cents" | "standing" | "year">, isDayFunded: boolean): WrittenAmount {
  const { cents, standing, year } = indemnity;
  const plain = { label: null, isLabelFirst: false, hasStar: false };
  if (cents === null) {
    const isNone = standing === "none";
    return {
      ...plain,
      term: isNone ? amountWords.ofAgency : amountWords.indemnity,
      value: isNone ? amountWords.none : amountWords.unpublished,
    };
  }
  if (cents === 0 && standing === "confirmed" && year) return { ...plain, term: amountWords.indemnity, value: nameNothing(year) };
  return { term: amountWords.indemnity, value: formatEuros(cents), ...writeLabel(indemnity, isDayFunded), hasStar: true };
}

export function writeLabel(indemnity: Pick<Indemnity, "cents" | "standing" | "year">, isDayFunded: boolean) {
  const label = labelAmount(indemnity, isDayFunded);
  const name = { scale: nameScale, in: nameYear };
  return { label: label && name[label.kind](label.year), isLabelFirst: label?.kind === "in" };
}

/** « Prise en charge : DPC (100 %)* », in a programme's head; an employer's or one's own where they pay. */
export function writeFundingFact({ payer, isDayFunded }: Answer, day: Day): string {
  if (isOutsideAgency(payer.kind)) return fundingFact.outsideAgency(heads[payer.kind]);
  return isDayFunded ? fundingFact.funded : fundingFact.unpublished(yearOf(day));
}

/** For search engines and assistants: the line, and what is paid only where the payer is known. */
export function writeForMachines(answer: Answer, day: Day, records: Years = years): string {
  const { line } = writeAnswer(answer, day, records);
  return describeOffer(line, answer.payer.kind === "agency");
}

/** By reference. */
export function writeAnswers(answers: readonly Answer[], day: Day, records: Years = years): Record<string, Written> {
  return Object.fromEntries(answers.map((one) => [one.reference.number, writeAnswer(one, day, records)]));
}

export interface Season {
  year: string;
  /** Within a published period. */
  isInTime: boolean;
}

/** The year in which each format ends, by format; null once no period is published for the day. */
export function writeSeasons(answers: readonly Answer[], day: Day, records: Years = years): Partial<Record<Format, Season | null>> {
  const period = latest("period", records);
  const isTold = period !== null && day <= period.until;
  return Object.fromEntries(
    answers.map(({ format, ends, countsFor }) => [format, isTold ? { year: yearOf(ends), isInTime: countsFor.period !== null } : null]),
  );
}

/** Whether one of several shows an amount or a head with a star. */
export function hasStar(written: Readonly<Record<string, Written>>): boolean {
  return Object.values(written).some(({ indemnity, payer }) => indemnity.hasStar || payer === "agency");
}

export interface WrittenHeadline {
  /** « 0 € à votre charge… »; null where no year is published for the day. */
  charge: Head | null;
  /** « Prise en charge de 2027 : non publiée », in its place. */
  funding: string;
  /** « jusqu'à 21 h en 2026 »; null where no year is published. */
  hours: string | null;
  /** « 950 € », with its label as at every amount. */
  amount: { value: string; label: string | null; isLabelFirst: boolean };
  /** Hours, then money. `before`: « jusqu'à », or « en 2025 : ». */
  limits: ReadonlyArray<{ before: string; value: string; label: string; hasStar: boolean }>;
  /** For search engines. */
  summary: string;
}

/** A year's most, in words. */
export function writeHeadline(headline: Headline, day: Day): WrittenHeadline {
  const { hours, inCents, chargeInCents, standing, isDayFunded } = headline;
  const year = yearOf(day);
  const value = formatEuros(inCents);
  const { label, isLabelFirst } = writeLabel({ cents: inCents, standing, year: headline.year }, isDayFunded);
  const upTo = hours === null ? null : headlineWords.hours(formatHours(hours), year);
  const money = { value, hasStar: true };
  return {
    charge: chargeInCents === null ? null : heads.agency,
    funding: isDayFunded ? fundingFact.funded : fundingFact.unpublished(year),
    hours: upTo,
    amount: { value, label, isLabelFirst },
    limits: [
      ...(hours === null
        ? []
        : [{ before: headlineWords.upTo, value: formatHours(hours), label: headlineWords.hoursLabel(year), hasStar: false }]),
      label && isLabelFirst
        ? { ...money, before: nameBefore(label), label: headlineWords.lastAmountLabel }
        : { ...money, before: headlineWords.upTo, label: headlineWords.amountLabel(label) },
    ],
    summary: upTo === null || isLabelFirst ? headlineWords.lastSummary(value, label ?? "") : headlineWords.summary(upTo, value, label),
  };
}

/** The highest amount of each programme, by id, for whoever the agency pays. */
export function writeHighest(
  programmes: ReadonlyArray<Pick<Programme, "id" | "profession" | "formats" | "mobileOffer">>,
  day: Day,
): Record<string, WrittenAmount> {
  const found = programmes.flatMap((programme) => {
    const highest = findHighest(answerProgramme(programme, NOBODY, day));
    return highest ? [[programme.id, writeIndemnity(highest.indemnity, highest.isDayFunded)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The star's note of a day, for every amount of a page. */
export function writeNote(day: Day, records: Years = years): string {
  const year = yearOf(day);
  const scaleYear = lastScale(year, records)?.year ?? year;
  const isDayFunded = fundingAt(day, records) !== null;
  const announcedYears = Object.keys(records).filter((of) => of <= year && announcedOf(of, records));
  const announcedYear = isDayFunded ? year : announcedYears.at(-1);
  const announced = announcedYear ? announcedOf(announcedYear, records) : null;
  return writeStarNote({
    year,
    scaleYear,
    isDayFunded,
    isConfirmed: isDayFunded && scaleYear === year,
    announced: announced && announcedYear ? { year: announcedYear, share: announced.share } : null,
  });
}

export interface WrittenProof {
  id: ProofKey;
  certainty: Certainty | null;
  word: string;
  text: string;
  sources: ReadonlyArray<{ text: string; url: string | null }>;
}

/** The closed « Ce qui est sûr », and the star's note above it. */
export interface Details {
  title: string;
  items: readonly WrittenProof[];
  /** Null on a page without an amount. */
  note: string | null;
  scaleLink: { label: string; to: string };
}

/** Of all answers of a page. `hasAmounts`: whether one of its amounts has a star. */
export function writeDetails(answers: readonly Answer[], day: Day, hasAmounts: boolean, records: Years = years): Details {
  const items = writeProofs(joinProofs(answers.map(({ proofs }) => proofs)), day);
  return { title: proofsTitle, items, note: hasAmounts ? writeNote(day, records) : null, scaleLink };
}

export function writeProofs(proofs: readonly Proof[], day: Day): WrittenProof[] {
  return proofs.map(({ id, certainty, sources, ...facts }) => ({
    id,
    certainty,
    word: nameCertainty(certainty, id),
    text: writeProof(id, { ...facts, dayYear: yearOf(day) }),
    sources: sources.map((source) => ({ text: citeSource(source), url: source.url })),
  }));
}
