import { parisDate } from "#app/content/dated.ts";
import { addDays, mondayOf } from "#app/content/days.ts";
import {
  type Count,
  countDays,
  type DaySpan,
  deleteCountedDaysBefore,
  keepCountedDays,
  listCountedDays,
} from "#workers/db/result-counts.ts";
import { FIGURES, type Figure, PERIOD_UNITS, type PeriodUnit } from "#workers/db/vocabulary.ts";
import { momentOf } from "#workers/people/words/french-time.ts";

/** Results are counted per week or month and per campaign. Days are ISO dates in Paris. */

const PERIOD_COUNTS = { week: 8, month: 6 } as const satisfies Record<PeriodUnit, number>;

/** An enrolled person also counts as reached. */
export type Figures = Record<Figure, number>;

export type Period = ReturnType<typeof listPeriods>[number];

/** Latest period first, campaigns with most submissions first. Days not stored yet are counted live. */
export async function readResults(database: D1Database, unit: PeriodUnit, now: Date) {
  const shown = listPeriods(unit, now);
  const { counted, missing } = await findCountedDays(database, unit, now);
  const counts = [...counted, ...(await countDays(database, missing))];
  const periods = shown.map((period) => ({ ...period, ...sum(counts.filter(({ day }) => day >= period.from && day < period.to)) }));
  const byCampaign = Map.groupBy(counts, ({ campaign }) => campaign || null);
  const campaigns = [...byCampaign].map(([campaign, its]) => ({ campaign, ...sum(its) }));
  campaigns.sort(
    (a, b) => countContacts(b) - countContacts(a) || b.inscrit - a.inscrit || (a.campaign ?? "").localeCompare(b.campaign ?? "", "fr"),
  );
  return { unit, periods, campaigns };
}

/** Also drops days no longer shown. Returns how many it counted. */
export async function countFinishedDays(database: D1Database, now: Date): Promise<number> {
  const today = parisDate(now);
  let counted = 0;
  for (const unit of PERIOD_UNITS) {
    const { missing, from } = await findCountedDays(database, unit, now);
    const days = missing.filter(({ day }) => day < today);
    await keepCountedDays(database, unit, days);
    await deleteCountedDaysBefore(database, unit, from);
    counted += days.length;
  }
  return counted;
}

/** Stored counts, and the days that lack one, latest first. */
async function findCountedDays(database: D1Database, unit: PeriodUnit, now: Date) {
  const today = parisDate(now);
  const from = listPeriods(unit, now).at(-1)?.from ?? today;
  const kept = (await listCountedDays(database, unit, from)).filter(({ day }) => day < today);
  const known = new Set(kept.map(({ day }) => day));
  const missing: DaySpan[] = [];
  for (let day = today; day >= from; day = addDays(day, -1)) {
    if (known.has(day)) continue;
    const [start, end] = [momentOf(day, 0), momentOf(addDays(day, 1), 0)];
    missing.push({ day, from: start, to: end, since: momentOf(startOf(unit, day), 0) });
  }
  return { counted: kept.flatMap(({ counts }) => counts), missing, from };
}

/** The running period and finished ones, latest first; `to` is the day after the last (tomorrow, for the running period). */
export function listPeriods(unit: PeriodUnit, now: Date) {
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

export function countContacts({ catalogue_downloads, callback_requests, calendly_bookings }: Figures): number {
  return catalogue_downloads + callback_requests + calendly_bookings;
}
