import { type Answer, answerProgramme } from "#app/answer/answer.ts";
import { findHighest } from "#app/answer/headline.ts";
import type { Visitor } from "#app/answer/who.ts";
import { writeAnswers, writeIndemnity, writeLabel } from "#app/answer/write.ts";
import { formatEuros } from "#app/content/format.ts";
import { listFormats } from "#app/content/offers.ts";
import { describeChoice, describeIndemnityOf, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** What each card says, by format. */

/** One amount of a card's sign: at rest, on hover, of a format. */
export interface CardAmount {
  of: string;
  label: string;
  value: string;
  hasStar: boolean;
  note: string | null;
}

export interface ListedProgramme extends ProgrammeSummary {
  answers: readonly Answer[];
  amounts: readonly CardAmount[];
  /** Announced on a choice. */
  spoken: Partial<Record<Format, string>>;
  /** « fin en 2027 » */
  ends: Partial<Record<Format, string | null>>;
  /** Beside a reference whose last day is past. */
  expired: string | null;
  /** Whether nothing of it can end this year. */
  isLate: boolean;
  /** Under « Cette année »: the default if it ends this year, else the first that does, else the default. */
  lead: Format;
}

function endsInYear({ ends }: Answer, day: string): boolean {
  return ends.slice(0, 4) === day.slice(0, 4);
}

export function listProgramme(programme: ProgrammeSummary, person: Visitor, day: string): ListedProgramme {
  const answers = answerProgramme(programme, person, day);
  const written = writeAnswers(answers, day);
  const formats = listFormats(programme);
  const said = formats.map((format) => {
    const own = answers.filter((one) => one.format === format);
    const offers = own.flatMap(({ hours, reference: { number } }) => {
      const one = written[number];
      return one ? [{ hours, reference: number, ...one.indemnity, end: one.end?.text ?? null, expired: one.expired }] : [];
    });
    return { format, own, offers };
  });
  const inYear = formats.filter((format) => answers.some((one) => one.format === format && endsInYear(one, day)));
  return {
    ...programme,
    answers,
    amounts: [
      ...writeProgrammeAmounts(programme, answers),
      ...said.flatMap(({ format, own, offers }) => {
        const highest = findHighest(own);
        const isUpTo = new Set(offers.map(({ value }) => value)).size > 1;
        return highest ? [writeAmount(format, format, isUpTo, highest)] : [];
      }),
    ],
    spoken: Object.fromEntries(said.map(({ format, offers }) => [format, describeChoice(format, offers, offers[0]?.end ?? null)])),
    ends: Object.fromEntries(said.map(({ format, offers }) => [format, offers[0]?.end])),
    expired: said[0]?.offers[0]?.expired ?? null,
    isLate: inYear.length === 0,
    lead: inYear.includes(programme.defaultFormat) ? programme.defaultFormat : (inYear[0] ?? programme.defaultFormat),
  };
}

/** Whether some of a list can end this year and some can't: else there is nothing to filter. */
export function hasMixedEnds(programmes: readonly Pick<ListedProgramme, "answers">[], day: string): boolean {
  return new Set(programmes.flatMap(({ answers }) => answers.map((one) => endsInYear(one, day)))).size === 2;
}

function writeAmount(of: string, format: Format | null, isUpTo: boolean, { indemnity, isDayFunded }: Answer): CardAmount {
  const { term, value, label, isLabelFirst, hasStar } = writeIndemnity(indemnity, isDayFunded);
  const named = describeIndemnityOf(format, isUpTo, isLabelFirst ? label : null);
  return { of, label: hasStar ? named : term, value, hasStar, note: isLabelFirst ? null : label };
}

/** The programme's maximum and, on hover, the announced amount. */
function writeProgrammeAmounts({ hoverIndemnityInCents }: ProgrammeSummary, answers: readonly Answer[]): CardAmount[] {
  const highest = findHighest(answers);
  if (!highest) return [];
  const rest = writeAmount("rest", null, true, highest);
  const { cents, standing, year } = highest.indemnity;
  const isAnnounced = cents !== null && cents !== hoverIndemnityInCents;
  if (!isAnnounced) return [rest, { ...rest, of: "hover" }];
  const { label, isLabelFirst } = writeLabel({ cents: hoverIndemnityInCents, standing, year }, highest.isDayFunded);
  const named = describeIndemnityOf(null, true, isLabelFirst ? label : null);
  return [rest, { of: "hover", label: named, value: formatEuros(hoverIndemnityInCents), hasStar: true, note: texts.announcedAmount }];
}
