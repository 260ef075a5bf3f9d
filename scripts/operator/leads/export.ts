import { formatCount } from "#app/content/format.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { cellsOf, columnNames } from "./columns.ts";
import { type Cell, writeCsv } from "./csv.ts";
import { type Operator, TABLE_NAMES, type TableName } from "./operator.ts";
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
  const cells = (await readRows(stores, [table], now, readSelection(options))).map((row) => cellsOf(table, row as never));
  const text = format === "csv" ? writeCsv(columnNames(table), cells) : writeJson(table, cells);

  if (options.out === "-") return print(text);
  const file = writePrivateFile(text, { out: options.out, name: `${table}.${format}`, now });
  print(`${formatCount(cells.length, "ligne")} dans ${file}`);
}

/** JSON needs no apostrophe against formulas, and keeps every text as it was typed. */
function writeJson(table: TableName, rows: readonly (readonly Cell[])[]): string {
  const names = columnNames(table);
  const records = rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [names[index], typeof cell === "string" ? cell : cell.safe])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}
