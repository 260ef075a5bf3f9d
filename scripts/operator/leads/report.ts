import { formatNumber } from "#app/content/format.ts";
import { readArguments } from "#scripts/command-line.ts";
import { type CountedColumn, type CountedGroup, countRecordsBy } from "#workers/db/record-counts.ts";
import { alignColumns } from "./list.ts";
import { type Operator, TABLE_NAMES, TABLES, type TableName } from "./operator.ts";
import { formatParisTime, parisMonth } from "./paris-time.ts";

/** A smaller number could identify a person. */
const SMALLEST_SHOWN = 5;
const OTHERS = "autres valeurs";

interface Dimension {
  title: string;
  /** The column of each table that has it. */
  columns: Partial<Record<TableName, CountedColumn>>;
  /** Written by visitors, so a rare value may name one and is not shown alone. */
  isFreeText: boolean;
}

const everywhere = (column: CountedColumn) => ({ catalogues: column, rappels: column, reservations: column });

const DIMENSIONS: readonly Dimension[] = [
  { title: "profession", columns: { catalogues: "catalogue_type", rappels: "profession" }, isFreeText: false },
  { title: "origine", columns: { rappels: "source_type", reservations: "source_type" }, isFreeText: false },
  { title: "page", columns: everywhere("source_page"), isFreeText: true },
  { title: "utm_source", columns: everywhere("utm_source"), isFreeText: true },
  { title: "utm_medium", columns: everywhere("utm_medium"), isFreeText: true },
  { title: "utm_campaign", columns: everywhere("utm_campaign"), isFreeText: true },
];

type Counts = Partial<Record<TableName, number>>;

/**
 * `report`: how many records a month brought, and from where. Nobody is listed and no small number shown, for the report is handed on;
 * « Résultats » of the back office follows requests to their outcome and stays on this machine. Both leave out the same robots.
 */
export async function reportMonth({ stores, now, print }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { month: { type: "string" } });
  const month = options.month ?? formatParisTime(now.toISOString()).slice(0, 7);
  const { from, to } = parisMonth(month);

  const groups = {} as Record<TableName, CountedGroup[]>;
  for (const table of TABLE_NAMES) {
    const columns = DIMENSIONS.flatMap((dimension) => dimension.columns[table] ?? []);
    groups[table] = await countRecordsBy(stores.database, TABLES[table], columns, { from, to });
  }

  const total: Counts = Object.fromEntries(TABLE_NAMES.map((table) => [table, groups[table].reduce((sum, { count }) => sum + count, 0)]));
  const header = (title: string) => [title, ...TABLE_NAMES];
  const tables = DIMENSIONS.map((dimension) => [
    header(dimension.title),
    ...countValues(dimension, groups).map(([value, counts]) => [value, ...describeCounts(counts)]),
  ]);
  print([`Rapport ${month}`, alignColumns([header(""), ["total", ...describeCounts(total)]]), ...tables.map(alignColumns)].join("\n\n"));
}

/** The values of a dimension with their counts, most frequent first. */
function countValues({ columns, isFreeText }: Dimension, groups: Record<TableName, CountedGroup[]>): [string, Counts][] {
  const values = new Map<string, Counts>();
  const add = (value: string, table: TableName, count: number) => {
    const counts = values.get(value) ?? Object.fromEntries(Object.keys(columns).map((name) => [name, 0]));
    values.set(value, { ...counts, [table]: (counts[table] ?? 0) + count });
  };
  for (const [table, column] of Object.entries(columns) as [TableName, CountedColumn][]) {
    for (const group of groups[table]) add(String(group[column] ?? "(aucune)"), table, group.count);
  }
  if (isFreeText) {
    for (const [value, counts] of [...values].filter(([, counts]) => sumOf(counts) < SMALLEST_SHOWN)) {
      values.delete(value);
      for (const [table, count] of Object.entries(counts) as [TableName, number][]) add(OTHERS, table, count);
    }
  }
  return [...values].sort(
    ([nameA, a], [nameB, b]) => Number(nameA === OTHERS) - Number(nameB === OTHERS) || sumOf(b) - sumOf(a) || nameA.localeCompare(nameB),
  );
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function describeCounts(counts: Counts): string[] {
  return TABLE_NAMES.map((table) => {
    const count = counts[table];
    if (count === undefined) return "–";
    return count > 0 && count < SMALLEST_SHOWN ? `< ${SMALLEST_SHOWN}` : formatNumber(count);
  });
}
