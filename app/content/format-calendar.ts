import { addDays } from "./days.ts";
import { formatDate, joinWords } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

interface FormatCalendar {
  /** Minimum days from enrolment to the last step. */
  leastDays: number;
  pace: string;
  hasTwoRounds: boolean;
}

const TWO_ROUNDS: FormatCalendar = { leastDays: 105, hasTwoRounds: true, pace: "deux tours espacés de plusieurs mois" };

/** As in « fin en 2027 »: nothing has begun, so nothing is « terminé ». */
const ENDS = "fin";

/** To be confirmed by the operator: the launch check asks. */
export const formatCalendars: Readonly<Record<Format, FormatCalendar>> = {
  PI: TWO_ROUNDS,
  EPP: TWO_ROUNDS,
  FC: { leastDays: 14, hasTwoRounds: false, pace: "à votre rythme" },
};

/** Earliest end for an enrolment day; ISO dates. */
export function firstEndOf(format: Format, today: string): string {
  return addDays(today, formatCalendars[format].leastDays);
}

/** The deadline is included; ISO dates. */
export function isFeasibleBy(deadline: string, format: Format, today: string): boolean {
  return firstEndOf(format, today) <= deadline;
}

/** Last enrolment day that meets a deadline; ISO dates. */
export function lastStartOf(format: Format, deadline: string): string {
  return addDays(deadline, -formatCalendars[format].leastDays);
}

/** Grouped by outcome on a day (ISO date in Paris). After the period, only the calendars remain. */
export function describePeriodOutlook(formats: readonly Format[], today: string, periodEnd = organisation.periodEnd) {
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
