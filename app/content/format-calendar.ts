import { addDays } from "./days.ts";
import { formatDate, joinWords } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

/** How long each format takes on the calendar, and which can still be completed before the DPC period ends. */

interface FormatCalendar {
  /** Fewest days from enrolment to the last step. */
  leastDays: number;
  /** How its time is spent. */
  pace: string;
  /** Whether its two rounds of audit set the pace. */
  hasTwoRounds: boolean;
}

const TWO_ROUNDS: FormatCalendar = { leastDays: 105, hasTwoRounds: true, pace: "deux tours espacés de plusieurs mois" };

/** Before « en 2027 »: nothing has begun yet, so nothing is « terminé ». */
export const ENDS = "fin";

/** The launch check asks the operator to confirm the days. */
export const formatCalendars: Readonly<Record<Format, FormatCalendar>> = {
  PI: TWO_ROUNDS,
  EPP: TWO_ROUNDS,
  FC: { leastDays: 14, hasTwoRounds: false, pace: "à votre rythme" },
};

/** The earliest completion of a format by a learner who enrols on a day; ISO dates. */
export function firstEndOf(format: Format, today: string): string {
  return addDays(today, formatCalendars[format].leastDays);
}

/** Whether a learner who enrols on a day can complete a format by a deadline, inclusive; ISO dates. */
export function isFeasibleBy(deadline: string, format: Format, today: string): boolean {
  return firstEndOf(format, today) <= deadline;
}

/** The last day to enrol in a format and still complete it by a deadline; ISO dates. */
export function lastStartOf(format: Format, deadline: string): string {
  return addDays(deadline, -formatCalendars[format].leastDays);
}

interface PeriodOutlook {
  formats: Format[];
  /** Whether they can still be completed within the period. */
  isFeasible: boolean;
  /** « Encore réalisable avant le 31 décembre 2026 : FC » */
  text: string;
}

/**
 * What the end of the DPC period means for these formats on a day (ISO date in Paris), one sentence for formats that share their fate.
 * It changes with the date: a format leaves the first sentence when its calendar no longer fits;
 * after the period only the calendars are left.
 */
export function describePeriodOutlook(formats: readonly Format[], today: string, periodEnd = organisation.periodEnd): PeriodOutlook[] {
  const groups = new Map<string, { formats: Format[]; isFeasible: boolean }>();
  for (const format of FORMATS.toReversed().filter((known) => formats.includes(known))) {
    const isFeasible = isFeasibleBy(periodEnd, format, today);
    const fate = isFeasible ? "" : describeLateness(format, today, periodEnd);
    const group = groups.get(fate) ?? { formats: [], isFeasible };
    groups.set(fate, { ...group, formats: [...group.formats, format] });
  }
  return typeset(
    [...groups].map(([fate, group]) => {
      const names = joinWords(group.formats);
      return { ...group, text: group.isFeasible ? `Encore réalisable avant le ${formatDate(periodEnd)} : ${names}` : `${names} : ${fate}` };
    }),
  );
}

function describeLateness(format: Format, today: string, periodEnd: string): string {
  const { pace } = formatCalendars[format];
  return today > periodEnd ? pace : `${pace}, ${ENDS} en ${firstEndOf(format, today).slice(0, 4)}`;
}
