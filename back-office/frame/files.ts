import { stringify } from "csv-stringify/sync";

/** CSV for spreadsheets: UTF-8 BOM, semicolons, formulas defused. Columns in order, each with its cell of a row. */
export function answerCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number>>,
): Response {
  const cells = rows.map((row) => Object.values(columns).map((read) => read(row)));
  const csv = stringify([Object.keys(columns), ...cells], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
  });
  return answerFile(csv, name, "text/csv; charset=utf-8");
}

/** A download, never displayed: it may contain anything a stranger typed. */
export function answerFile(content: string, name: string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });
}
