import { formatCount, formatNumber } from "#app/content/format.ts";
import {
  describeEdit,
  type EditedLine,
  type EditPlan,
  type LineEdit,
  planEdits,
  SEEN_COLUMNS,
  TAKEN_COLUMNS,
} from "#people/edited-lines.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { labelOf } from "#people/status-words.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { cellsOf, columnNames } from "./columns.ts";
import { newEntry, type Operator, TABLE_NAMES, TABLES } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";
import { lastChange, type Row, readRows, statusOf, tableOf } from "./rows.ts";
import { readSpreadsheetFile } from "./spreadsheet-file.ts";

/** Above this many people, the command asks first. */
const PEOPLE_WITHOUT_ASKING = 10;
const CONFIRMATION = "OUI";

/**
 * `import <fichier>`: takes back an export whose columns « suivi », « note » and « rappeler_le » were changed in a spreadsheet. What somebody
 * else changed meanwhile is listed and left as it is; other columns that were changed are named.
 */
export async function importEdits(operator: Operator, args: readonly string[]): Promise<void> {
  const { words } = readArguments(args, {});
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) throw new CliError("Écrivez : npm run leads -- import exports/mon-fichier.csv");
  const rows = new Map((await readRows(operator.stores, TABLE_NAMES, operator.now)).map((row) => [row.id, row]));
  const plan = planEdits(readLines(file), rows, { write: writeRow, now: operator.now });
  if (plan.errors.length > 0)
    throw new CliError([...plan.errors.map(({ number, words }) => `Ligne ${number} : ${words}`), "Rien n'a été changé."].join("\n"));
  await askAboutMany(operator, plan);
  await applyEdits(operator, plan.edits);
  for (const [column, numbers] of plan.notTaken)
    operator.note(
      `La colonne « ${column} » a été modifiée (${formatCount(numbers.length, "ligne")} : ${numbers.slice(0, 10).join(", ")}${numbers.length > 10 ? "…" : ""}) : elle n'est pas reprise. Sont repris : ${TAKEN_COLUMNS.join(", ")}. Une coordonnée se corrige à l'écran « Personnes ».`,
    );
  listConflicts(operator, plan);
}

function readLines(file: string): EditedLine[] {
  const rows = readSpreadsheetFile(file);
  if (rows.length === 0 || !rows.every((row) => row.id && row.suivi !== undefined && SEEN_COLUMNS.some((name) => row[name] !== undefined)))
    throw new CliError("Ce fichier n'a pas les colonnes « id », « suivi » et « suivi_id » d'un export.");
  return rows.map((cells, index) => ({ number: index + 2, cells }));
}

/** A record as an export writes it now. */
function writeRow(row: Row): Record<string, string> {
  const table = tableOf(row);
  const names = columnNames(table);
  return Object.fromEntries(cellsOf(table, row as never).map((cell, index) => [names[index], typeof cell === "string" ? cell : cell.safe]));
}

async function askAboutMany(operator: Operator, { edits }: EditPlan<Row>): Promise<void> {
  const concerned = new Set(edits.map(({ row }) => ("person" in row ? row.person : row)));
  if (concerned.size <= PEOPLE_WITHOUT_ASKING) return;
  const answer = await operator.ask(`${formatNumber(concerned.size)} personnes vont changer. Tapez ${CONFIRMATION} pour confirmer : `);
  if (answer.trim().toUpperCase() !== CONFIRMATION) throw new CliError("Rien n'a été changé.");
}

/** Writes the changes and says what was done. */
async function applyEdits(operator: Operator, edits: readonly LineEdit<Row>[]): Promise<void> {
  const { database } = operator.stores;
  const lines: string[] = [];
  const refused = new Set<PersonOnFile>(
    edits.flatMap(({ row, status }) => (status === "ne-plus-appeler" && "person" in row ? [row.person] : [])),
  );
  for (const person of refused) {
    const entry = { ...newEntry(operator), channel: "telephone", isRefused: true, note: null } as const;
    await addRefusal(database, entry, person.records);
    lines.push(`${person.prenom} ${person.nom} : ne plus appeler (${formatCount(person.records.length, "enregistrement")}).`);
  }
  const noted = edits.filter(({ status, note }) => status !== "ne-plus-appeler" || note !== null);
  const changes = noted.map(({ row, status, callAt, note }) => ({
    table: TABLES[tableOf(row)],
    recordId: row.id,
    after: row.followUps.at(-1)?.id ?? null,
    status: status === "ne-plus-appeler" ? null : status,
    callAt,
    note,
  }));
  const done = new Set(changes.length > 0 ? await addFollowUps(database, newEntry(operator), changes) : []);
  for (const { row, status, note } of noted) {
    if (!done.has(row.id)) lines.push(`${describeRow(row)} : quelqu'un vient de le changer, rien n'a été appliqué.`);
    else if (status === null || status === "ne-plus-appeler") lines.push(`${describeRow(row)} : ${describeEdit({ status: null, note })}`);
    else {
      const isRefused = statusOf(row) === "ne-plus-appeler";
      const before = labelOf(row.followUp?.status ?? "nouveau");
      lines.push(
        `${describeRow(row)} : ${before} → ${describeEdit({ status, note })}${isRefused ? " (le refus d'être appelé demeure)" : ""}`,
      );
    }
  }
  operator.print([`${formatCount(refused.size + done.size, "suivi")} mis à jour.`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

function listConflicts(operator: Operator, { conflicts }: EditPlan<Row>): void {
  if (conflicts.length === 0) return;
  operator.note(`${formatCount(conflicts.length, "ligne laissée", "lignes laissées")} en l'état :`);
  for (const { number, row, wanted } of conflicts) {
    const last = row && lastChange(row);
    operator.note(
      row
        ? `  ligne ${number} : ${describeRow(row)} est passé à « ${labelOf(statusOf(row))} »${last ? ` (${last.author}, ${formatParisTime(last.at)})` : ""} ; « ${wanted} » n'a pas été appliqué.`
        : `  ligne ${number} : cet enregistrement n'existe plus.`,
    );
  }
}

export function describeRow(row: Row): string {
  return "person" in row ? `${row.prenom} ${row.nom} (${row.reference})` : `réservation ${row.reference}`;
}
