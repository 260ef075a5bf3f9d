import { formatNumber } from "#app/content/format.ts";
import { sayPhone } from "#people/phone.ts";
import { describeDoubt } from "#people/record-words.ts";
import { labelOf } from "#people/status-words.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { personReference } from "./choose-person.ts";
import { KINDS, type Operator, TABLE_NAMES, type TableName } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";
import { professionOf, type Row, readRows, readSelection, selectionOptions, statusOf, tableOf } from "./rows.ts";
import { describeRefusal } from "./standing-words.ts";

const COLUMNS: Record<string, (row: Row) => string> = {
  référence: ({ reference }) => reference,
  "reçu le": ({ created_at }) => formatParisTime(created_at),
  quoi: (row) => KINDS[tableOf(row)],
  jour: (row) => ("jour" in row ? (row.jour ?? "") : ""),
  créneau: (row) => ("creneau" in row ? row.creneau : ""),
  qui: (row) => ("person" in row ? `${row.prenom} ${row.nom}` : row.source_page),
  personne: (row) => ("person" in row ? personReference(row.person) : ""),
  téléphone: (row) => ("person" in row ? sayPhone(row.telephone) : ""),
  profession: (row) => professionOf(row) ?? "",
  suivi: (row) => labelOf(statusOf(row)),
  "ne pas appeler": (row) => ("person" in row && describeRefusal(row.person.standing.telephone)) || "",
  doute: (row) => ("person" in row ? describeDoubt(row.suspect) : ""),
};

/** `list`: the newest records on the screen, callback requests and catalogues together unless one table is named. */
export async function listRecords({ stores, now, print, note }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...selectionOptions, table: { type: "string" }, limit: { type: "string", default: "20" } });
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new CliError("--limit est un nombre de lignes, par exemple 50.");
  const tables: TableName[] = options.table === undefined ? ["rappels", "catalogues"] : [readChoice(options.table, TABLE_NAMES, "--table")];

  const found = await readRows(stores, tables, now, readSelection(options));
  const shown = found.slice(0, limit);
  print(alignColumns([Object.keys(COLUMNS), ...shown.map((row) => Object.values(COLUMNS).map((write) => write(row)))]));
  note(`${formatNumber(shown.length)} sur ${formatNumber(found.length)}.`);
}

/** Lines of cells under each other; a column without any cell is left out. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).flatMap((_, column) =>
    rows.slice(1).some((cells) => cells[column]) || rows.length === 1 ? [column] : [],
  );
  const widths = columns.map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      columns
        .map((column, index) => (cells[column] ?? "").padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
