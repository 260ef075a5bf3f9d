import { formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { addDays } from "#app/features/callback/working-days.ts";
import { capitalise } from "#people/capitalise.ts";
import { sayShortDay } from "#people/french-time.ts";
import type { Bucket } from "#people/reached-calls.ts";
import { type Results, type Series, total } from "./measure.ts";
import type { Comparison } from "./periods.ts";

/** What the figures say, including bad news. */

const NUMBERS = ["zéro", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"];
/** Smaller changes are ignored. */
const NOTABLE_SHARE = 0.15;
const MONTHS_IN_WHICH_FEW_ASK = ["08"];

/** One or two sentences. */
export function sayResults({ series, comparison }: Results): string {
  const [now, before] = [total(series.inscrits.now), total(series.inscrits.before)];
  const span = `dans les ${NUMBERS[comparison.now.length]} ${unitWord(comparison)} d'avant`;
  const first =
    now === 0 && before === 0
      ? "Aucune inscription n'a encore été notée."
      : `${formatCount(now, "inscrit")}, contre ${formatNumber(before)} ${span}.`;
  const trends = [
    sayTrend("les demandes", series.demandes, comparison),
    sayTrend("les catalogues", series.catalogues, comparison),
    sayTrend("les rendez-vous du calendrier", series["rendez-vous"], comparison),
  ];
  const good = trends.find((trend) => trend?.direction === "up");
  const bad = trends.find((trend) => trend?.direction === "down");
  const second = [good, bad].flatMap((trend) => trend?.words ?? []).join(" ; ");
  return typeset(second ? `${first} ${capitalise(second)}.` : first);
}

/** What makes the comparison unreliable; null when nothing does. */
export function sayWarning({ now, before }: Comparison): string | null {
  const hasQuietMonth = (buckets: readonly Bucket[]) =>
    buckets.some(({ from, to }) => MONTHS_IN_WHICH_FEW_ASK.some((month) => from.slice(5, 7) === month || to.slice(5, 7) === month));
  if (hasQuietMonth(before) && !hasQuietMonth(now)) return typeset("La période d'avant contient le mois d'août : l'écart en est grossi.");
  if (hasQuietMonth(now) && !hasQuietMonth(before)) return typeset("La période contient le mois d'août : l'écart en est diminué.");
  return null;
}

/** « +58 % », « nouveau », « − ». */
export function sayChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? "–" : "nouveau";
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${formatNumber(Math.abs(percent))}\u00A0%`;
}

function sayTrend(name: string, { now }: Series, comparison: Comparison): { direction: "up" | "down"; words: string } | undefined {
  const unit = comparison.unit === "week" ? "semaine" : "mois";
  const run = countRun(now);
  if (run >= 2) return { direction: "up", words: `${name} montent depuis ${NUMBERS[run]} ${unit}${unit === "mois" ? "" : "s"}` };
  const half = Math.floor(now.length / 2);
  const [first, second] = [total(now.slice(0, half)), total(now.slice(half))];
  const last = now.at(-1) ?? 0;
  const atFirst = now[0] ?? 0;
  if (first > 0 && second < first * (1 - NOTABLE_SHARE)) {
    const lately = unit === "semaine" ? "la semaine dernière" : "le mois dernier";
    return { direction: "down", words: `${name} baissent : ${formatNumber(last)} ${lately}, ${formatNumber(atFirst)} au début` };
  }
  if (first > 0 && second > first * (1 + NOTABLE_SHARE)) return { direction: "up", words: `${name} montent` };
  return undefined;
}

/** How many times in a row the last values rose. */
function countRun(values: readonly number[]): number {
  let run = 0;
  for (let index = values.length - 1; index > 0 && (values[index] ?? 0) > (values[index - 1] ?? 0); index--) run++;
  return run;
}

function unitWord({ unit }: Comparison): string {
  return unit === "week" ? "semaines" : "mois";
}

/** « 8 semaines, du 28 sept. au 22 nov. 2026, contre les 8 d’avant, du 3 août au 27 sept. » */
export function saySpan(comparison: Comparison): string {
  const { unit, now, before } = comparison;
  const range = (buckets: readonly Bucket[], year: boolean) => {
    const last = addDays(buckets.at(-1)?.to ?? "", -1);
    return `du ${sayBareDay(buckets[0]?.from ?? "")} au ${year ? sayShortDay(last) : sayBareDay(last)}`;
  };
  return `${now.length} ${unitWord(comparison)}, ${range(now, true)}, contre les ${before.length} d’avant, ${range(before, unit === "month")}`;
}

/** The head of a column: « 16/11 », « nov. », « janv. 2027 ». */
export function sayBucket({ from }: Bucket, unit: Comparison["unit"]): string {
  const [year = "", month = "", day = ""] = from.split("-");
  if (unit === "week") return `${Number(day)}/${Number(month)}`;
  const name = sayBareDay(from).split("\u00A0").at(-1) ?? month;
  return month === "01" ? `${name} ${year}` : name;
}

/** An end of a plot: « 16 nov. », « nov. ». */
export function sayEnd(bucket: Bucket | undefined, unit: Comparison["unit"]): string {
  if (!bucket) return "";
  return unit === "week" ? sayBareDay(bucket.from) : sayBucket(bucket, unit);
}

function sayBareDay(day: string): string {
  return sayShortDay(day, new Date(day));
}
