import { existsSync, readFileSync } from "node:fs";
import { CliError } from "#scripts/toolbox.ts";
import { readCsv } from "./csv.ts";

/** What other formats begin with, and how spreadsheets call them. */
const WORKBOOKS: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "un classeur (.xlsx ou .ods)"],
  [[0xd0, 0xcf, 0x11, 0xe0], "un classeur (.xls)"],
];

/** The lines of a file that a spreadsheet saved as text, by column name. Throws a CliError that says what to do when it is none. */
export function readSpreadsheetFile(file: string): Record<string, string>[] {
  if (!existsSync(file)) throw new CliError(`Le fichier « ${file} » n'existe pas.`);
  const bytes = readFileSync(file);
  const workbook = WORKBOOKS.find(([beginning]) => beginning.every((byte, index) => bytes[index] === byte));
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
