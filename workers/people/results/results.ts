import { parisDate } from "#app/content/dated.ts";
import { addDays, mondayOf } from "#app/content/days.ts";
import { type Count, countResults } from "#workers/db/result-counts.ts";
import { momentOf } from "#workers/people/words/french-time.ts";

/** What the site brought, by week or month and by campaign. Days are ISO dates in Paris. */

export type PeriodUnit = "week" | "month";

/** Whole periods beside the one that runs. */
const PERIOD_COUNTS = { week: 8, month: 6 } as const satisfies Record<PeriodUnit, number>;

/** Everything that is counted. Whoever registers has been reached, too. */
export const FIGURES = ["catalogues", "requests", "bookings", "reached", "enrolled"] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

export interface Period extends Figures {
  /** First day, and the day after the last; of the running one, tomorrow. */
  from: string;
  to: string;
  /** Whether it is not over: « jusqu'ici ». */
  isRunning: boolean;
}

interface CampaignResult extends Figures {
  /** Null for what no campaign brought. */
  campaign: string | null;
}

export interface Results {
  unit: PeriodUnit;
  /** Latest first, the running one before all. */
  periods: Period[];
  /** Over all periods shown, most submissions first. */
  campaigns: CampaignResult[];
}

/** Counts the last weeks or months. A person counts once per outcome and period, however many records the outcome stands on. */
export async function readResults(database: D1Database, unit: PeriodUnit, now: Date): Promise<Results> {
  const days = listPeriods(unit, now);
  const counts = await countResults(
    database,
    days.map(({ from, to }) => ({ from: momentOf(from, 0), to: momentOf(to, 0) })),
  );
  const periods = days.map((period, place) => ({ ...period, ...sum(counts.filter((count) => count.period === place)) }));
  const byCampaign = Map.groupBy(counts, ({ campaign }) => campaign || null);
  const campaigns = [...byCampaign].map(([campaign, its]) => ({ campaign, ...sum(its) }));
  return { unit, periods, campaigns: campaigns.sort(mostFirst) };
}

/** The running period and whole ones before it, latest first. */
export function listPeriods(unit: PeriodUnit, now: Date): Pick<Period, "from" | "to" | "isRunning">[] {
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

const NAMES: Record<Count["what"], Figure> = {
  catalogue_downloads: "catalogues",
  callback_requests: "requests",
  calendly_bookings: "bookings",
  joint: "reached",
  inscrit: "enrolled",
};

function sum(counts: readonly Count[]): Figures {
  const figures: Figures = { catalogues: 0, requests: 0, bookings: 0, reached: 0, enrolled: 0 };
  for (const { what, count } of counts) figures[NAMES[what]] += count;
  return figures;
}

function mostFirst(a: CampaignResult, b: CampaignResult): number {
  const submissions = ({ catalogues, requests, bookings }: Figures) => catalogues + requests + bookings;
  return submissions(b) - submissions(a) || b.enrolled - a.enrolled || (a.campaign ?? "").localeCompare(b.campaign ?? "", "fr");
}
