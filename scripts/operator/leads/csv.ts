import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { CliError } from "#scripts/toolbox.ts";

/** A cell: text as a person typed it, or text that this program made and that is known to be harmless. */
export type Cell = string | { safe: string };

/** CSV for a French spreadsheet: UTF-8 with a byte order mark, `;`, CRLF. What a person typed never becomes a formula. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((cells) => cells.map((cell) => (typeof cell === "string" ? disarm(cell) : cell.safe)));
  return stringify([[...header], ...texts], { bom: true, delimiter: ";", record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

/** A spreadsheet takes a cell that begins like a formula for one; behind an apostrophe it stays text. */
function disarm(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** The rows of a CSV with tabulators, `;` or `,` that a spreadsheet saved, by column name. Throws a CliError when it is no CSV. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = ""] = text.split(/\r?\n/, 1);
  const delimiter = ["\t", ";", ","].find((separator) => header.includes(separator)) ?? ",";
  try {
    return parse<Record<string, string>>(text, {
      bom: true,
      columns: true,
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CliError(`La ligne ${error.lines} du fichier n'est pas du CSV : un guillemet y manque sans doute.`);
  }
}
