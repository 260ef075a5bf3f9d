import { formatCount } from "#app/content/format.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { parseReference } from "#people/reference.ts";
import { labelOf, type StatusWord } from "#people/status-words.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { readStatus } from "./follow-up.ts";
import { describeRow } from "./import.ts";
import { newEntry, type Operator, TABLE_NAMES, TABLES } from "./operator.ts";
import { type Row, readRows, statusOf, tableOf } from "./rows.ts";

interface Change {
  row: Row;
  status: StatusWord;
}

/**
 * `status <suivi> <référence>…`: notes where a follow-up stands. The first characters of an id do too.
 * « ne plus appeler » is a refusal of the person, which no later status lifts.
 */
export async function setStatus(operator: Operator, args: readonly string[]): Promise<void> {
  const { words } = readArguments(args, {});
  const [status = "", ...names] = words;
  if (names.length === 0)
    throw new CliError("Écrivez : npm run leads -- status <suivi> <référence>…, par exemple status joint CIM-7F3K-29QX.");
  const known = readStatus(status);
  const rows = await readRows(operator.stores, TABLE_NAMES, operator.now);
  const changes = names.map((name) => ({ row: findRow(rows, name), status: known }));
  await applyChanges(operator, changes);
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
