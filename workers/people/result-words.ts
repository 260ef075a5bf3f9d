import { addDays } from "#app/content/days.ts";
import { capitalise, formatCount, formatNumber, spellNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { sayShortDay } from "./french-time.ts";
import { type Results, type Series, total } from "./measure-results.ts";
import type { Bucket, Comparison } from "./result-periods.ts";

/** What the figures say, including bad news. Each sentence gives the figures that it rests on. */

/** Smaller changes are ignored: 15 %, and three of anything. */
const NOTABLE_SHARE = 0.15;
const NOTABLE_COUNT = 3;
/** How many times in a row a figure moves one way before it is said to. */
const NOTABLE_RUN = 2;
const AUGUST = "08";

const UNITS = { week: "semaines", month: "mois" } as const;

const NAMES = {
  demandes: ["demande", "demandes"],
  catalogues: ["catalogue", "catalogues"],
  "rendez-vous": ["rendez-vous", "rendez-vous"],
  inscrits: ["inscrit", "inscrits"],
} as const;
const LED = ["demandes", "catalogues", "rendez-vous"] as const;

/** Two sentences or three: who registered, what else moved, and how the week or month that is not over begins. */
export function sayResults({ series, comparison }: Results): string {
  return typeset(
    [sayRegistrations(series.inscrits, comparison), ...sayMoves(series, comparison), sayCurrent(series, comparison)].join(" "),
  );
}

function sayRegistrations({ now, before }: Series, { unit, now: { length } }: Comparison): string {
  const [sum, was] = [total(now), total(before)];
  const count = spellNumber(length);
  const latest = unit === "week" ? "dernières semaines" : "derniers mois";
  if (sum === 0 && was === 0) return `Aucune inscription notée dans les ${count} ${latest}, ni dans les ${count} d'avant.`;
  const enrolled = sum === 0 ? "Aucun inscrit" : formatCount(sum, "inscrit");
  return `${enrolled}, contre ${formatNumber(was)} dans les ${count} ${UNITS[unit]} d'avant.`;
}

function sayMoves(series: Results["series"], { unit }: Comparison): string[] {
  const moves = LED.flatMap((name) => {
    const [sum, was] = [total(series[name].now), total(series[name].before)];
    const change = sum - was;
    if (Math.abs(change) < NOTABLE_COUNT || Math.abs(change) < was * NOTABLE_SHARE) return [];
    return [{ change, words: `${change > 0 ? "plus" : "moins"} de ${NAMES[name][1]} (${formatNumber(sum)}, contre ${formatNumber(was)})` }];
  });
  const trends = LED.flatMap((name) => {
    const run = countRun(series[name].now);
    if (Math.abs(run) < NOTABLE_RUN) return [];
    const last = series[name].now.slice(-Math.abs(run) - 1).map(formatNumber);
    const span = `${spellNumber(Math.abs(run))} ${UNITS[unit]}`;
    return [{ change: run, words: `les ${NAMES[name][1]} ${run > 0 ? "montent" : "baissent"} depuis ${span} (${last.join(", ")})` }];
  });
  return [moves, trends].flatMap((list) => {
    // Good news first.
    const words = list.sort((a, b) => Number(b.change > 0) - Number(a.change > 0)).map((move) => move.words);
    return words.length > 0 ? [`${capitalise(words.join(", "))}.`] : [];
  });
}

function sayCurrent(series: Results["series"], { unit }: Comparison): string {
  const parts = (["inscrits", ...LED] as const).flatMap((name) => {
    const { current } = series[name];
    const [one, many] = NAMES[name];
    return current > 0 ? [formatCount(current, one, many)] : [];
  });
  return `${unit === "week" ? "Cette semaine" : "Ce mois-ci"}, jusqu'ici : ${parts.join(", ") || "rien encore"}.`;
}

/** What makes the comparison unreliable; null when nothing does. */
export function sayWarning({ now, before }: Comparison): string | null {
  if (hasAugust(before) && !hasAugust(now)) return "La période d’avant comprend des jours d’août, où peu de gens demandent.";
  if (hasAugust(now) && !hasAugust(before)) return "Cette période comprend des jours d’août, où peu de gens demandent.";
  return null;
}

function hasAugust(buckets: readonly Bucket[]): boolean {
  return buckets.some(({ from, to }) => from.slice(5, 7) === AUGUST || addDays(to, -1).slice(5, 7) === AUGUST);
}

/** « +58 % », « nouveau », « – ». */
export function sayChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? "–" : "nouveau";
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${formatNumber(Math.abs(percent))}\u00A0%`;
}

/** How many times in a row the last values rose; fell, when negative. */
function countRun(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
  const last = steps.at(-1) ?? 0;
  if (last === 0) return 0;
  const other = steps.findLastIndex((step) => step !== last);
  return last * (steps.length - 1 - other);
}

/** « 8 semaines, du 28 sept. au 22 nov. 2026, contre les 8 d’avant, du 3 août au 27 sept. » */
export function saySpan(comparison: Comparison): string {
  const { unit, now, before } = comparison;
  const range = (buckets: readonly Bucket[], hasYear: boolean) => {
    const last = addDays(buckets.at(-1)?.to ?? "", -1);
    return `du ${sayBareDay(buckets[0]?.from ?? "")} au ${hasYear ? sayShortDay(last) : sayBareDay(last)}`;
  };
  return `${now.length} ${UNITS[unit]}, ${range(now, true)}, contre les ${before.length} d’avant, ${range(before, unit === "month")}`;
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
