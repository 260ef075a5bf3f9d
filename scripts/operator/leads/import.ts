import { formatCount, formatNumber } from "#app/content/format.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { newEntry } from "#workers/people/decide.ts";
import { writeMinute } from "#workers/people/french-time.ts";
import { labelOf } from "#workers/people/outcome-words.ts";
import { fullName } from "#workers/people/person-file.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { readSpreadsheetFile } from "./csv.ts";
import { type EditedLine, type EditPlan, planEdits, SEEN_COLUMNS, TAKEN_COLUMNS } from "./edited-lines.ts";
import type { Operator } from "./operator.ts";
import { lastChange, type Row, readRows, statusOf } from "./rows.ts";

/** Above this many people, the command asks first. */
const PEOPLE_WITHOUT_ASKING = 10;
const CONFIRMATION = "OUI";

/**
 * `import <fichier>`: takes back an export whose columns « suivi », « note » and « rappeler_le » were changed in a spreadsheet. What
 * somebody else changed meanwhile is listed and left as it is; other columns that were changed are named.
 */
export async function importEdits(operator: Operator, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { yes: { type: "boolean" } }, 1);
  const [file] = words;
  if (file === undefined) throw new CliError("Écrivez : npm run leads -- import exports/mon-fichier.csv");
  const lines = readLines(file);
  let plan = await readPlan(operator, lines);
  // Colleagues go on while somebody is asked.
  if (!options.yes && (await askAboutMany(operator, plan))) plan = await readPlan(operator, lines);
  await applyEdits(operator, plan.edits);
  for (const [column, numbers] of plan.notTaken) {
    const lines = `${formatCount(numbers.length, "ligne")} : ${numbers.slice(0, 10).join(", ")}${numbers.length > 10 ? "…" : ""}`;
    const advice = `Sont repris : ${TAKEN_COLUMNS.join(", ")}. Une coordonnée se corrige à l'écran « ${SCREENS.personnes} ».`;
    operator.note(`La colonne « ${column} » a été modifiée (${lines}) : elle n'est pas reprise. ${advice}`);
  }
  listConflicts(operator, plan);
}

function readLines(file: string): EditedLine[] {
  const rows = readSpreadsheetFile(file);
  if (rows.length === 0 || !rows.every((row) => row.id && row.suivi !== undefined && SEEN_COLUMNS.some((name) => row[name] !== undefined)))
    throw new CliError("Ce fichier n'a pas les colonnes « id », « suivi » et « suivi_id » d'un export.");
  return rows.map((cells, index) => ({ number: index + 2, cells }));
}

/** What the lines change as of now. Throws a CliError when one says what cannot be. */
async function readPlan({ stores, now }: Operator, lines: readonly EditedLine[]): Promise<EditPlan> {
  const rows = new Map((await readRows(stores.database, now)).map((row) => [row.id, row]));
  const plan = planEdits(lines, rows, now);
  if (plan.errors.length > 0)
    throw new CliError([...plan.errors.map(({ number, words }) => `Ligne ${number} : ${words}`), "Rien n'a été changé."].join("\n"));
  return plan;
}

/** Asks before many people change, and returns whether it did. Throws a CliError when the answer is no. */
async function askAboutMany(operator: Operator, { edits }: EditPlan): Promise<boolean> {
  const concerned = new Set(edits.map(({ row }) => row.person ?? row));
  if (concerned.size <= PEOPLE_WITHOUT_ASKING) return false;
  const answer = await operator.ask(`${formatNumber(concerned.size)} personnes vont changer. Tapez ${CONFIRMATION} pour confirmer : `);
  if (answer.trim().toUpperCase() !== CONFIRMATION) throw new CliError("Rien n'a été changé.");
  return true;
}

/** Writes the changes and says what was done. */
async function applyEdits(operator: Operator, edits: EditPlan["edits"]): Promise<void> {
  const { database } = operator.stores;
  const lines: string[] = [];
  const refused = new Set(edits.flatMap(({ row, status }) => (status === "ne-plus-appeler" && row.person ? [row.person] : [])));
  for (const person of refused) {
    const entry = { ...newEntry(operator, person.records), channel: "telephone", isRefused: true, note: null } as const;
    await addRefusals(database, [entry], person.records);
    lines.push(`${fullName(person)} : ne plus appeler (${formatCount(person.records.length, "enregistrement")}).`);
  }
  const changes = edits.flatMap(({ row, status: word, callAt, note }) => {
    const status = word === "ne-plus-appeler" ? null : word;
    if (word !== status && note === null) return [];
    return [{ row, table: row.table, recordId: row.id, after: row.followUps.at(-1)?.id ?? null, status, callAt, note }];
  });
  const done = new Set(await addFollowUps(database, newEntry(operator, []), changes));
  for (const { row, status, note } of changes) {
    const words = [status && labelOf(status), note !== null && "note"].filter(Boolean).join(", ");
    const remains = status && statusOf(row) === "ne-plus-appeler" ? " (le refus d'être appelé demeure)" : "";
    const from = status && `${labelOf(row.followUp?.status ?? "nouveau")} → `;
    const outcome = done.has(row.id) ? `${from ?? ""}${words}${remains}` : "quelqu'un vient de le changer, rien n'a été appliqué.";
    lines.push(`${describeRow(row)} : ${outcome}`);
  }
  operator.print([`${formatCount(refused.size + done.size, "suivi")} mis à jour.`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

function listConflicts(operator: Operator, { conflicts }: EditPlan): void {
  if (conflicts.length === 0) return;
  operator.note(`${formatCount(conflicts.length, "ligne laissée", "lignes laissées")} en l'état :`);
  for (const { number, row, wanted } of conflicts) {
    const last = row && lastChange(row);
    const by = last ? ` (${last.author}, ${writeMinute(last.at)})` : "";
    const words = row
      ? `${describeRow(row)} est passé à « ${labelOf(statusOf(row))} »${by} ; « ${wanted} » n'a pas été appliqué.`
      : "cet enregistrement n'existe plus.";
    operator.note(`  ligne ${number} : ${words}`);
  }
}

function describeRow(row: Row): string {
  return row.person ? `${fullName(row)} (${row.reference})` : `réservation ${row.reference}`;
}
