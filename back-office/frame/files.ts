import { stringify } from "csv-stringify/sync";

/** CSV for spreadsheets: UTF-8 BOM, semicolons, formulas defused. */
export function answerCsv(name: string, rows: readonly Readonly<Record<string, string | number>>[], columns: readonly string[]): Response {
  const options = {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    header: true,
    columns: [...columns],
  } as const;
  return answerFile(
    stringify(
      rows.map((row) => row),
      options,
    ),
    name,
    "text/csv; charset=utf-8",
  );
}

/** A download, never displayed: it may contain anything a stranger typed. */
export function answerFile(content: string, name: string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });
}
