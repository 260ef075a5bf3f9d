import { getTableColumns } from "drizzle-orm";
import { recordTables } from "./record-tables.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Whether an object read from JSON has the fields and types of a row of the table, with a readable time of creation. */
export function isRowOf(table: RecordTable, value: object): boolean {
  return findMisfits(table, value).length === 0;
}

/** The columns for which the object holds no valid value. */
export function findMisfits(table: RecordTable, value: object): string[] {
  const fields = value as Record<string, unknown>;
  const misfits = Object.entries(getTableColumns(recordTables[table])).filter(([name, column]) => {
    const field = fields[name] ?? null;
    if (name === "created_at") return !isIsoMoment(field);
    return field === null ? column.notNull : typeof field !== column.dataType;
  });
  return misfits.map(([name]) => name);
}

/** Whether a value is a moment as `toISOString` writes it: what sorts, compares and expires as text. */
function isIsoMoment(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}

/** A table's columns, with the allowed values of those that do not accept any text. */
export function listColumns(table: RecordTable): { name: string; choices: readonly string[] }[] {
  return Object.entries(getTableColumns(recordTables[table])).map(([name, { enumValues, dataType }]) => ({
    name,
    choices: dataType === "boolean" ? ["oui", "non"] : (enumValues ?? []),
  }));
}

/** A text as a column of the table would hold it, nothing being null where it may; undefined when it cannot, or without such a column. */
export function readColumn(table: RecordTable, name: string, text: string): string | number | boolean | null | undefined {
  const column = Object.entries(getTableColumns(recordTables[table])).find(([known]) => known === name)?.[1];
  if (!column) return undefined;
  if (text === "" && !column.notNull) return null;
  if (column.enumValues?.length && !column.enumValues.includes(text)) return undefined;
  if (column.dataType === "boolean") return { oui: true, non: false }[text];
  if (column.dataType === "number") return /^\d+$/.test(text) ? Number(text) : undefined;
  return text;
}

/** What is held, as the text that `readColumn` reads. */
export function writeColumn(value: unknown): string {
  if (typeof value === "boolean") return value ? "oui" : "non";
  return value === null || value === undefined ? "" : String(value);
}
