import { formatNumber } from "#app/content/format.ts";
import { formatInternational, normalisePhone } from "#workers/people/phone.ts";
import { readArguments, readChoice } from "../command-line.ts";
import { PlainError } from "../project.ts";
import { DESK_TABLE_NAMES, type Desk, type DeskTable, PERSON_TABLES } from "./desk.ts";
import { findDoNotCallReason, readRefusals } from "./do-not-call.ts";
import { labelOf } from "./follow-up.ts";
import { formatParisTime } from "./paris-time.ts";
import { countRecords, type Rows, readRecords } from "./records.ts";
import { readSelection, selectionOptions } from "./selection.ts";

const SHORT_ID_LENGTH = 8;

/** `list`: the newest records on the screen, callback requests and catalogues together unless one table is named. */
export async function listRecords(desk: Desk, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...selectionOptions, table: { type: "string" }, limit: { type: "string", default: "20" } });
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new PlainError("--limit est un nombre de lignes, par exemple 50.");
  const tables = options.table === undefined ? PERSON_TABLES : [readChoice(options.table, DESK_TABLE_NAMES, "--table")];
  const selection = readSelection(options);

  const refusals = await readRefusals(desk.stores);
  const found: { createdAt: string; cells: string[] }[] = [];
  let total = 0;
  for (const table of tables) {
    total += await countRecords(desk.stores, table, selection);
    for (const row of await readRecords(desk.stores, table, { ...selection, limit })) {
      const reason = "telephone" in row ? findDoNotCallReason(row, refusals, desk.now) : null;
      found.push({ createdAt: row.created_at, cells: describeRow(table, row, reason) });
    }
  }
  const shown = found.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
  desk.print(
    alignColumns([
      ["id", "reçu le", "quoi", "qui", "téléphone", "profession", "suivi", "ne pas appeler"],
      ...shown.map(({ cells }) => cells),
    ]),
  );
  desk.note(`${formatNumber(shown.length)} sur ${formatNumber(total)}.`);
}

function describeRow(table: DeskTable, row: Rows[DeskTable], doNotCallReason: string | null): string[] {
  const telephone = "telephone" in row ? (normalisePhone(row.telephone) ?? row.telephone) : "";
  const slot = "creneau" in row ? ` (${[row.jour, row.creneau].filter(Boolean).join(" ")})` : "";
  return [
    row.id.slice(0, SHORT_ID_LENGTH),
    formatParisTime(row.created_at),
    `${{ rappels: "rappel", catalogues: "catalogue", reservations: "réservation" }[table]}${slot}`,
    "prenom" in row ? `${row.prenom} ${row.nom}` : row.source_page,
    telephone.startsWith("+") ? formatInternational(telephone) : telephone,
    "profession" in row ? row.profession : "catalogue_type" in row ? row.catalogue_type : "",
    labelOf(row.follow_up_status ?? "nouveau"),
    doNotCallReason ?? "",
  ];
}

/** Lines of cells under each other. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
