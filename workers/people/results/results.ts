import { parisDate } from "#app/content/dated.ts";
import { addDays, mondayOf } from "#app/content/days.ts";
import { countPeriods, listCountedPeriods, saveCountedPeriods } from "#workers/db/result-counts.ts";
import type { Count } from "#workers/db/schema.ts";
import { FIGURES, type Figure, PERIOD_UNITS, type PeriodUnit, RECORD_TABLES } from "#workers/db/vocabulary.ts";
import { dayOf, momentOf } from "#workers/people/labels/french-time.ts";

/** Results are counted per week or month and per campaign. Days are ISO dates in Paris. */

const PERIOD_COUNTS = { week: 8, month: 6 } as const satisfies Record<PeriodUnit, number>;

/** An enrolled person also counts as reached. */
export type Figures = Record<Figure, number>;

/** A week or month, or the running one up to today. */
export interface Period {
  from: string;
  /** The day after its last; tomorrow, for the running period. */
  to: string;
  isRunning: boolean;
}

/** Latest period first, campaigns with most submissions first. Finished periods are counted once, then stored. */
export async function readResults(database: D1Database, unit: PeriodUnit, now: Date) {
  const shown = listPeriods(unit, now);
  const kept = await listCountedPeriods(database, unit, shown.at(-1)?.from ?? "");
  const missing = shown.filter(({ from }) => kept.every(({ first_day }) => first_day !== from));
  const spans = missing.map(({ from, to }) => ({ first_day: from, from: momentOf(from, 0), to: momentOf(to, 0) }));
  const fresh = await countPeriods(database, spans);
  const countsOf = (day: string) => fresh.filter(({ first_day }) => first_day === day);
  const finished = missing.filter(({ isRunning }) => !isRunning);
  await saveCountedPeriods(
    database,
    finished.map(({ from }) => ({ unit, first_day: from, counts: countsOf(from) })),
  );
  const counts = [...kept.flatMap((period) => period.counts), ...fresh];
  const periods = shown.map((period) => ({ ...period, ...sum(counts.filter(({ first_day }) => first_day === period.from)) }));
  const byCampaign = Map.groupBy(counts, ({ campaign }) => campaign || null);
  const campaigns = [...byCampaign].map(([campaign, its]) => ({ campaign, ...sum(its) }));
  campaigns.sort(
    (a, b) => countContacts(b) - countContacts(a) || b.inscrit - a.inscrit || (a.campaign ?? "").localeCompare(b.campaign ?? "", "fr"),
  );
  return { unit, periods, campaigns };
}

/** First days of the week and the month of a moment. */
export function periodsOf(moment: string): string[] {
  return PERIOD_UNITS.map((unit) => startOf(unit, dayOf(moment)));
}

/** The running period and finished ones, latest first. */
export function listPeriods(unit: PeriodUnit, now: Date): Period[] {
  const today = parisDate(now);
  const periods = [{ from: startOf(unit, today), to: addDays(today, 1), isRunning: true }];
  while (periods.length <= PERIOD_COUNTS[unit]) {
    const to = periods.at(-1)?.from ?? today;
    periods.push({ from: startOf(unit, addDays(to, -1)), to, isRunning: false });
  }
  return periods;
}

function startOf(unit: PeriodUnit, day: string): string {
  return unit === "week" ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

function sum(counts: readonly Count[]): Figures {
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures;
  for (const { what, count } of counts) figures[what] += count;
  return figures;
}

export function countContacts(figures: Figures): number {
  return RECORD_TABLES.reduce((sum, table) => sum + figures[table], 0);
}
