import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatNumber } from "#app/content/format.ts";
import { readArguments, readChoice } from "../command-line.ts";
import { ROOT } from "../project.ts";
import { cellsOf, columnNames } from "./columns.ts";
import { type Cell, writeCsv } from "./csv.ts";
import { DESK_TABLE_NAMES, type Desk, type DeskTable } from "./desk.ts";
import { readRefusals } from "./do-not-call.ts";
import { formatParisTime } from "./paris-time.ts";
import { readRecords } from "./records.ts";
import { readSelection, selectionOptions } from "./selection.ts";

const EXPORT_FOLDER = path.join(ROOT, "exports");

/** `export`: a table as a file for a spreadsheet or a program. */
export async function exportRecords(desk: Desk, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, {
    ...selectionOptions,
    table: { type: "string", default: "catalogues" },
    format: { type: "string", default: "csv" },
    out: { type: "string" },
  });
  const table = readChoice(options.table, DESK_TABLE_NAMES, "--table");
  const format = readChoice(options.format, ["csv", "json"], "--format");
  const rows = await readRecords(desk.stores, table, readSelection(options), (count) => desk.note(`${formatNumber(count)} lignes lues…`));
  const context = { refusals: await readRefusals(desk.stores), now: desk.now };
  const text =
    format === "csv"
      ? writeCsv(
          columnNames(table),
          rows.map((row) => cellsOf(table, row, context)),
        )
      : writeJson(
          table,
          rows.map((row) => cellsOf(table, row, context)),
        );

  if (options.out === "-") return desk.print(text);
  const file = path.resolve(ROOT, options.out ?? path.join(EXPORT_FOLDER, nameFile(table, format, desk.now)));
  writePrivateFile(file, text);
  desk.print(`${formatNumber(rows.length)} lignes dans ${path.relative(ROOT, file)}`);
}

/** Writes a file with personal data, for this user alone. */
export function writePrivateFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
}

/** JSON needs no apostrophe against formulas, and keeps every text as it was typed. */
function writeJson(table: DeskTable, rows: readonly (readonly Cell[])[]): string {
  const names = columnNames(table);
  const records = rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [names[index], typeof cell === "string" ? cell : cell.safe])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}

function nameFile(table: DeskTable, format: string, now: Date): string {
  return `${table}-${formatParisTime(now.toISOString()).replace(" ", "-").replace(":", "h")}.${format}`;
}
