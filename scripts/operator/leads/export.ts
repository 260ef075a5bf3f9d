import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatCount } from "#app/content/format.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { professionIn } from "#workers/people/call-list.ts";
import { findStatusWord, STATUS_LABELS } from "#workers/people/outcome-words.ts";
import { columnNames, SAFE_COLUMNS, writeRow } from "./columns.ts";
import { writeCsv } from "./csv.ts";
import { type Operator, stampOf, startOfParisDay, writeUnderFreeName } from "./operator.ts";
import { type Row, readRows, statusOf } from "./rows.ts";

/** The tables by the names that operators give them. */
const TABLES = {
  catalogues: "catalogue_downloads",
  rappels: "callback_requests",
  reservations: "calendly_bookings",
} as const satisfies Record<string, RecordTable>;
const TABLE_NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** `export`: a table as a file for a spreadsheet or a program. */
export async function exportRecords({ stores, now, print }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, {
    since: { type: "string" },
    until: { type: "string" },
    type: { type: "string" },
    suivi: { type: "string" },
    table: { type: "string", default: "catalogues" },
    format: { type: "string", default: "csv" },
    out: { type: "string" },
  });
  const table = readChoice(options.table, TABLE_NAMES, "--table");
  const format = readChoice(options.format, ["csv", "json"], "--format");
  const isChosen = readSelection(options);
  const rows = (await readRows(stores.database, now, [TABLES[table]])).filter(isChosen).map(writeRow);
  // JSON needs no apostrophe against formulas, and keeps every text as it was typed.
  const text = format === "csv" ? writeCsv(columnNames(TABLES[table]), rows, SAFE_COLUMNS) : `${JSON.stringify(rows, null, 2)}\n`;

  if (options.out === "-") return print(text);
  const file = writePrivateFile(text, { out: options.out, name: `${table}.${format}`, now });
  print(`${formatCount(rows.length, "ligne")} dans ${file}`);
}

/** Tells the chosen records. Throws a CliError on a date, profession or status that does not exist. `until` is the first day left out. */
function readSelection(options: { [Name in "since" | "until" | "type" | "suivi"]?: string | undefined }): (row: Row) => boolean {
  const { since, until, type, suivi } = options;
  const from = since === undefined ? "" : startOfParisDay(since);
  const to = until === undefined ? undefined : startOfParisDay(until);
  if (to !== undefined && to <= from) throw new CliError("--until est le premier jour laissé de côté : il vient après --since.");
  const profession = type === undefined ? undefined : readChoice(type, PROFESSIONS, "--type");
  const status = suivi === undefined ? undefined : findStatusWord(suivi);
  if (suivi !== undefined && !status) throw new CliError(`Le suivi « ${suivi} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.`);
  return (row) =>
    row.created_at >= from &&
    (!to || row.created_at < to) &&
    (!profession || (row.person !== undefined && professionIn(row) === profession)) &&
    (!status || statusOf(row) === status);
}

/** The only folder for files with personal data; git ignores it. */
const EXPORT_FOLDER = path.join(ROOT, "exports");

/**
 * Writes a file with personal data, for this user alone, under the name asked for or under one of its own. Returns its path from the root.
 */
function writePrivateFile(text: string, { out, name, now }: { out: string | undefined; name: string; now: Date }): string {
  const write = (file: string) => {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Never over another file.
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  };
  if (out === undefined) {
    const { name: stem, ext } = path.parse(name);
    return path.relative(ROOT, writeUnderFreeName(path.join(EXPORT_FOLDER, `${stem}-${stampOf(now)}`), ext, write));
  }
  const file = readOut(out);
  write(file);
  return path.relative(ROOT, file);
}

/** Throws a CliError on a file outside the folder, or one that exists. */
function readOut(out: string): string {
  const file = path.basename(out) === out ? path.join(EXPORT_FOLDER, out) : path.resolve(ROOT, out);
  if (path.relative(EXPORT_FOLDER, file).startsWith(".."))
    throw new CliError(
      `Un fichier qui nomme des personnes va dans exports/, jamais envoyé avec le projet : écrivez --out ${path.basename(out)}.`,
    );
  if (existsSync(file)) throw new CliError(`${path.relative(ROOT, file)} existe déjà : choisissez un autre nom.`);
  return file;
}
