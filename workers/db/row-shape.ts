import { getTableColumns } from "drizzle-orm";
import { type Records, recordTables } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Retrying can't turn this text into a row. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow";
}

/** Throws UnreadableRow unless fields, types and the ISO 8601 creation time are valid. */
export function readRow<Table extends RecordTable>(table: Table, text: string): Records[Table] {
  const fields = readObject(text);
  const misfits = Object.entries(getTableColumns(recordTables[table])).filter(([name, column]) => {
    const field = fields[name] ?? null;
    if (name === "created_at") return !isMoment(field);
    return field === null ? column.notNull : typeof field !== column.dataType;
  });
  if (misfits.length > 0) throw new UnreadableRow(`No row of ${table}: ${misfits.map(([name]) => name).join(", ")}`);
  return fields as unknown as Records[Table];
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Its message would quote the text.
  }
  throw new UnreadableRow("The object holds no JSON object");
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}
