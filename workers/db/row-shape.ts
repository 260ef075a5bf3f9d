import { getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { type Records, recordTables } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Retrying can't turn this text into a row. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow";
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Throws UnreadableRow unless fields, types and the ISO 8601 creation time are valid. */
export function readRow<Table extends RecordTable>(table: Table, text: string): Records[Table] {
  const { success, output: fields } = v.safeParse(jsonObject, text);
  if (!success) throw new UnreadableRow("The object holds no JSON object");
  const misfits = Object.entries(getTableColumns(recordTables[table])).filter(([name, column]) => {
    const field = fields[name] ?? null;
    if (name === "created_at") return !isMoment(field);
    if (field === null) return column.notNull;
    return typeof field !== (column.dataType === "json" ? "object" : column.dataType);
  });
  if (misfits.length > 0) throw new UnreadableRow(`No row of ${table}: ${misfits.map(([name]) => name).join(", ")}`);
  return fields as unknown as Records[Table];
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}
