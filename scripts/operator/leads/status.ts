import { existsSync, readFileSync } from "node:fs";
import { formatCount } from "#app/content/format.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { parseReference } from "#people/reference.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { readCsv } from "./csv.ts";
import { labelOf, readStatus, type StatusWord } from "./follow-up.ts";
import { newEntry, type Operator, TABLE_NAMES, TABLES } from "./operator.ts";
import { formatParisTime, readSpreadsheetTime } from "./paris-time.ts";
import { lastChange, type Row, readRows, statusOf, tableOf } from "./rows.ts";

interface Change {
  row: Row;
  status: StatusWord;
}

/**
 * `status <suivi> <référence>…`: notes where a follow-up stands. The first characters of an id do too.
 * `status --file <csv>`: the same for the lines of an export whose column « suivi » was changed in a spreadsheet.
 * « ne plus appeler » is a refusal of the person, which no later status lifts.
 */
export async function setStatus(operator: Operator, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { file: { type: "string" } });
  if (options.file !== undefined) return applyFile(operator, options.file);
  const [status = "", ...names] = words;
  if (names.length === 0)
    throw new CliError("Écrivez : npm run leads -- status <suivi> <référence>…, par exemple status joint CIM-7F3K-29QX.");
  const known = readStatus(status);
  const rows = await readRows(operator.stores, TABLE_NAMES, operator.now);
  const changes = names.map((name) => ({ row: findRow(rows, name), status: known }));
  await applyChanges(operator, changes);
}

/** What the operator changed in a file since it was exported. What somebody else changed meanwhile is listed and left as it is. */
async function applyFile(operator: Operator, file: string): Promise<void> {
  const lines = readLines(file);
  const rows = new Map((await readRows(operator.stores, TABLE_NAMES, operator.now)).map((row) => [row.id, row]));
  const changes: Change[] = [];
  const conflicts: string[] = [];
  for (const { number, id, suivi, seenAt } of lines) {
    const row = rows.get(id);
    if (!row) {
      conflicts.push(`  ligne ${number} : cet enregistrement n'existe plus.`);
      continue;
    }
    const status = readLineStatus(suivi, number);
    if (status === statusOf(row) || status === findStatusAt(row, seenAt)) continue;
    const last = lastChange(row);
    const lastAt = last ? formatParisTime(last.at) : "";
    if (seenAt === lastAt) changes.push({ row, status });
    else
      conflicts.push(
        `  ligne ${number} : ${describeRow(row)} est passé à « ${labelOf(statusOf(row))} »${last ? ` (${last.author}, ${lastAt})` : ""} ; « ${labelOf(status)} » n'a pas été appliqué.`,
      );
  }
  await applyChanges(operator, changes);
  if (conflicts.length > 0) {
    operator.note(`${formatCount(conflicts.length, "ligne laissée", "lignes laissées")} en l'état :`);
    for (const conflict of conflicts) operator.note(conflict);
  }
}

/** The lines with a status; `seenAt` is `suivi_le` as an export writes it. */
function readLines(file: string) {
  if (!existsSync(file)) throw new CliError(`Le fichier « ${file} » n'existe pas.`);
  const rows = readCsv(decode(readFileSync(file)));
  if (rows.length === 0 || !rows.every((row) => row.id && row.suivi !== undefined && row.suivi_le !== undefined)) {
    throw new CliError("Ce fichier n'a pas les colonnes « id », « suivi » et « suivi_le » d'un export.");
  }
  return rows
    .map(({ id = "", suivi = "", suivi_le = "" }, index) => ({ number: index + 2, id, suivi, seenAt: readSpreadsheetTime(suivi_le) }))
    .filter(({ suivi }) => suivi !== "");
}

function readLineStatus(suivi: string, number: number): StatusWord {
  try {
    return readStatus(suivi);
  } catch (error) {
    throw new CliError(`Ligne ${number} : ${(error as Error).message} Rien n'a été changé.`);
  }
}

/** The status that an export of that time showed; undefined when the record had none then. */
function findStatusAt(row: Row, seenAt: string): StatusWord | undefined {
  if (seenAt === "") return "nouveau";
  const refusal =
    "person" in row &&
    row.person.refusals.some(({ at, channel, is_refused }) => channel === "telephone" && is_refused && formatParisTime(at) === seenAt);
  if (refusal) return "ne-plus-appeler";
  return row.followUps.findLast(({ at, status }) => status !== null && formatParisTime(at) === seenAt)?.status ?? undefined;
}

/** Spreadsheets save UTF-8 or, in France, windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function findRow(rows: readonly Row[], name: string): Row {
  const beginning = parseReference(name) ?? name.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(beginning))
    throw new CliError(`« ${name} » n'est ni une référence, ni le début d'un identifiant (quatre caractères au moins).`);
  const [row, ...others] = rows.filter(({ id }) => id.startsWith(beginning));
  if (!row) throw new CliError(`Aucun enregistrement ne commence par « ${name} ».`);
  if (others.length > 0)
    throw new CliError(
      [
        `Plusieurs enregistrements commencent par « ${name} » : donnez la référence entière.`,
        ...[row, ...others].map((each) => `  ${describeRow(each)}`),
      ].join("\n"),
    );
  return row;
}

/** Writes the changes that have an effect, and says what was done. */
async function applyChanges(operator: Operator, changes: readonly Change[]): Promise<void> {
  const lines: string[] = [];
  const refused = new Set<PersonOnFile>();
  for (const { row, status } of changes) {
    if (status !== "ne-plus-appeler" || statusOf(row) === status) continue;
    if (!("person" in row)) throw new CliError("Une réservation ne nomme personne : « ne plus appeler » se note sur une demande.");
    refused.add(row.person);
  }
  for (const person of refused) {
    await addRefusal(
      operator.stores.database,
      { ...newEntry(operator), channel: "telephone", isRefused: true, note: null },
      person.records,
    );
    lines.push(`${person.prenom} ${person.nom} : ne plus appeler (${formatCount(person.records.length, "enregistrement")}).`);
  }

  const wanted = changes.flatMap(({ row, status }) =>
    status === "ne-plus-appeler" || status === (row.followUp?.status ?? "nouveau") ? [] : [{ row, status }],
  );
  const done = new Set(
    await addFollowUps(
      operator.stores.database,
      newEntry(operator),
      wanted.map(({ row, status }) => ({
        table: TABLES[tableOf(row)],
        recordId: row.id,
        after: row.followUps.at(-1)?.id ?? null,
        status,
      })),
    ),
  );
  for (const { row, status } of wanted) {
    const before = labelOf(row.followUp?.status ?? "nouveau");
    if (!done.has(row.id)) lines.push(`${describeRow(row)} : quelqu'un vient de le changer, rien n'a été appliqué.`);
    else
      lines.push(
        `${describeRow(row)} : ${before} → ${labelOf(status)}${statusOf(row) === "ne-plus-appeler" ? " (le refus d'être appelé demeure)" : ""}`,
      );
  }
  const count = refused.size + done.size;
  operator.print([`${formatCount(count, "suivi")} mis à jour.`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

function describeRow(row: Row): string {
  return "person" in row ? `${row.prenom} ${row.nom} (${row.reference})` : `réservation ${row.reference}`;
}
