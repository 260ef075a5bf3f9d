import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { formatDate, formatNumber } from "#app/content/format.ts";
import { listSentFacts, type SentFact } from "#workers/db/results.ts";
import { momentOf } from "./french-time.ts";
import { total } from "./measure-results.ts";
import { sayCatalogue } from "./record-words.ts";
import { sayButton, sayPage } from "./source-words.ts";

/**
 * How many records a month brought, and from where. Nobody is listed and no small number shown, for the report is handed on; « Résultats »
 * follows requests to their outcome and stays on this machine. Both leave out the same robots.
 */

/** A smaller number could identify a person. */
export const SMALLEST_SHOWN = 5;
const OTHERS = "autres valeurs";

const TABLES = { catalogues: "catalogue_downloads", demandes: "callback_requests", "rendez-vous": "calendly_bookings" } as const;
type Column = keyof typeof TABLES;
export const REPORT_COLUMNS = Object.keys(TABLES) as Column[];
type Counts = Partial<Record<Column, number>>;

interface Dimension {
  title: string;
  field: "profession" | "source" | "page" | "origin" | "medium" | "campaign";
  columns: readonly Column[];
  /** Of a value. */
  say?: (value: string) => string;
  /** Written by visitors, so a rare value may name one and is not shown alone. */
  isFreeText: boolean;
}

const DIMENSIONS: readonly Dimension[] = [
  { title: "Profession", field: "profession", columns: ["catalogues", "demandes"], say: sayCatalogue, isFreeText: false },
  { title: "Bouton", field: "source", columns: ["demandes", "rendez-vous"], say: sayButton, isFreeText: false },
  { title: "Page", field: "page", columns: REPORT_COLUMNS, say: sayPage, isFreeText: true },
  { title: "Provenance (utm_source)", field: "origin", columns: REPORT_COLUMNS, isFreeText: true },
  { title: "Support (utm_medium)", field: "medium", columns: REPORT_COLUMNS, isFreeText: true },
  { title: "Campagne (utm_campaign)", field: "campaign", columns: REPORT_COLUMNS, isFreeText: true },
];

/** A month (`2026-11`) as it was asked for; the one before today's when it is no month, or one to come. */
export function readMonth(text: string | null, now: Date): string {
  const today = parisDate(now).slice(0, 7);
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text <= today ? text : monthBefore(today);
}

/** `2026-11` → `novembre 2026` */
export function sayMonth(month: string): string {
  return formatDate(`${month}-02`).replace(/^2\u00A0/, "");
}

/** `2026-11` → `2026-10` */
export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

/** `2026-11` → `2026-12` */
export function monthAfter(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

/** What a month (`2026-11`) brought: in all, and by each value of a dimension. */
export async function readMonthReport(database: D1Database, month: string) {
  const span = { from: momentOf(`${month}-01`, 0), to: momentOf(`${monthAfter(month)}-01`, 0) };
  const facts = {} as Record<Column, SentFact[]>;
  for (const column of REPORT_COLUMNS) facts[column] = await listSentFacts(database, TABLES[column], span);
  const totals = Object.fromEntries(REPORT_COLUMNS.map((column) => [column, facts[column].length]));
  const tables = DIMENSIONS.map((dimension) => ({
    title: dimension.title,
    rows: sayRows(countValues(dimension, facts)),
  }));
  return { month, totals: REPORT_COLUMNS.map((column) => sayCount(totals[column])), tables };
}

/** The values of a dimension with their counts, most frequent first. */
function countValues({ field, columns, say = (value) => value, isFreeText }: Dimension, facts: Record<Column, SentFact[]>) {
  const nameOf = (fact: SentFact) => (fact[field] === null ? "aucune" : say(fact[field]));
  const totals = countBy(columns.flatMap((column) => facts[column].map(nameOf)));
  const labelOf = (fact: SentFact) => (isFreeText && (totals.get(nameOf(fact)) ?? 0) < SMALLEST_SHOWN ? OTHERS : nameOf(fact));
  const values = new Map<string, Counts>();
  for (const column of columns) {
    for (const [label, count] of countBy(facts[column].map(labelOf))) {
      const none = Object.fromEntries(columns.map((name) => [name, 0]));
      values.set(label, { ...(values.get(label) ?? none), [column]: count });
    }
  }
  return [...values].sort(
    ([nameA, a], [nameB, b]) =>
      Number(nameA === OTHERS) - Number(nameB === OTHERS) ||
      total(Object.values(b)) - total(Object.values(a)) ||
      nameA.localeCompare(nameB, "fr"),
  );
}

function countBy(labels: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(labels, (label) => label)].map(([label, same]) => [label, same.length]));
}

/** The counts in the order of REPORT_COLUMNS. */
function sayRows(values: [label: string, counts: Counts][]) {
  const hidden = REPORT_COLUMNS.map((column) => findHidden(values.map(([, counts]) => counts[column] ?? 0)));
  return values.map(([label, counts], row) => ({
    label,
    counts: REPORT_COLUMNS.map((column, index) => (hidden[index]?.has(row) ? "caché" : sayCount(counts[column]))),
  }));
}

/**
 * The rows of a column that hide their count: small ones. Where the total leaves them few ways to add up (most frequent first, as they
 * stand), the smallest of the others hides with them.
 */
function findHidden(counts: number[]): Set<number> {
  const rising = [...counts.entries()].filter(([, count]) => count > 0).sort(([, a], [, b]) => a - b);
  const small = rising.filter(([, count]) => count < SMALLEST_SHOWN);
  const sum = total(small.map(([, count]) => count));
  const isBetrayed = sum > 0 && (sum < SMALLEST_SHOWN || sum <= small.length + 1);
  return new Set(rising.slice(0, small.length + Number(isBetrayed)).map(([row]) => row));
}

/** « 12 », « moins de 5 », « – » where the table has no such column. */
function sayCount(count: number | undefined): string {
  if (count === undefined) return "–";
  return count > 0 && count < SMALLEST_SHOWN ? `moins de ${SMALLEST_SHOWN}` : formatNumber(count);
}
