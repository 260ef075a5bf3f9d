import { getTableColumns } from "drizzle-orm";
import type { RecordTable } from "../storage/outbox.ts";
import { recordTables } from "./record-tables.ts";

/** Whether an object read from JSON has the fields and types of a row of the table, with a readable time of creation. */
export function isRowOf(table: RecordTable, value: object): boolean {
  const fields = value as Record<string, unknown>;
  const columns = Object.entries(getTableColumns(recordTables[table]));
  return (
    columns.every(([name, column]) => {
      const field = fields[name] ?? null;
      return field === null ? !column.notNull : typeof field === column.dataType;
    }) && Number.isFinite(Date.parse(String(fields.created_at)))
  );
}
