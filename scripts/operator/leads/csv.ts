import { readFileSync, statSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { CliError } from "#scripts/toolbox.ts";

/**
 * CSV for a French spreadsheet: UTF-8 with a byte order mark, `;`, CRLF. What a person typed never becomes a formula; `safe` names the
 * columns of which this program knows that they hold none.
 */
export function writeCsv(columns: readonly string[], rows: readonly Record<string, string>[], safe: readonly string[] = []): string {
  const texts = rows.map((row) => columns.map((name) => (safe.includes(name) ? row[name] : disarm(row[name] ?? ""))));
  return stringify([[...columns], ...texts], { bom: true, delimiter: ";", record_delimiter: "windows", quoted_match: /[\r\n]/ });
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

/** What other formats begin with, and how spreadsheets call them. */
const WORKBOOKS: readonly (readonly [bytes: string, name: string])[] = [
  ["504b0304", "un classeur (.xlsx ou .ods)"],
  ["d0cf11e0", "un classeur (.xls)"],
];

/** The lines of a file that a spreadsheet saved as text, by column name. Throws a CliError that says what to do when it is none. */
export function readSpreadsheetFile(file: string): Record<string, string>[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new CliError(`Le fichier « ${file} » n'existe pas.`);
  if (found.isDirectory()) throw new CliError(`« ${file} » est un dossier : écrivez le nom d'un fichier.`);
  const bytes = readFileSync(file);
  const workbook = WORKBOOKS.find(([beginning]) => bytes.toString("hex", 0, 4) === beginning);
  if (workbook)
    throw new CliError(`« ${file} » est ${workbook[1]} : dans le tableur, enregistrez-le en « CSV UTF-8 », puis renvoyez ce fichier-là.`);
  return readCsv(decodeText(bytes));
}

/** Spreadsheets save UTF-8, UTF-16 (« Texte Unicode ») or, in France, windows-1252. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
