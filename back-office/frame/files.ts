import { stringify } from "csv-stringify/sync";

/** A table for a spreadsheet: UTF-8 with its mark, semicolons, nothing that a spreadsheet would run as a formula. */
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

/** A file to be kept, never shown by the browser: whoever sent what is in it may have written anything. */
export function answerFile(content: string, name: string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });
}
