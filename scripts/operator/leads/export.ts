import { formatCount } from "#app/content/format.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { cellsOf, columnNames, writeRow } from "./columns.ts";
import { writeCsv } from "./csv.ts";
import { type Operator, TABLE_NAMES } from "./operator.ts";
import { writePrivateFile } from "./private-files.ts";
import { readRows, readSelection, selectionOptions } from "./rows.ts";

/** `export`: a table as a file for a spreadsheet or a program. */
export async function exportRecords({ stores, now, print }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, {
    ...selectionOptions,
    table: { type: "string", default: "catalogues" },
    format: { type: "string", default: "csv" },
    out: { type: "string" },
  });
  const table = readChoice(options.table, TABLE_NAMES, "--table");
  const format = readChoice(options.format, ["csv", "json"], "--format");
  const rows = await readRows(stores, [table], now, readSelection(options));
  // JSON needs no apostrophe against formulas, and keeps every text as it was typed.
  const writeJson = () => `${JSON.stringify(rows.map(writeRow), null, 2)}\n`;
  const listCells = () => rows.map((row) => Object.values(cellsOf(row)));
  const text = format === "csv" ? writeCsv(columnNames(table), listCells()) : writeJson();

  if (options.out === "-") return print(text);
  const file = writePrivateFile(text, { out: options.out, name: `${table}.${format}`, now });
  print(`${formatCount(rows.length, "ligne")} dans ${file}`);
}
