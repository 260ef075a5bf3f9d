import { readFileSync } from "node:fs";
import { formatNumber } from "#app/content/format.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { recordKinds } from "#people/record-kinds.ts";
import { checkRepair, noteRepair } from "#people/repair-record.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { findMisfits } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { parseObject } from "#workers/storage/outbox.ts";
import { listOutbox, type OutboxText, QUARANTINED, readOutboxTexts, WAITING } from "../stores/outbox-objects.ts";
import type { Stores } from "../stores/stores.ts";
import { correctFields } from "./correct-fields.ts";
import { newEntry, type Operator } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";

const MINUTE_MS = 60_000;
/** Enough to find the oldest. */
const READ_AT_MOST = 100;
const USAGE = "outbox, outbox show <id>, outbox send <id> [--set champ=valeur]… [--file corrige.json]";

/** A record that was quarantined. */
type Quarantined = OutboxText & { table: RecordTable };

/**
 * `outbox`: what waits for the database and what was quarantined, and why; `outbox show <id>`: one of the latter, as it was sent;
 * `outbox send <id>`: queues it again, corrected by `--set` or replaced by `--file`.
 */
export async function handleOutbox(
  operator: Pick<Operator, "stores" | "now" | "author" | "print">,
  args: readonly string[],
): Promise<void> {
  const { stores, now, print } = operator;
  const { options, words } = readArguments(args, { set: { type: "string", multiple: true }, file: { type: "string" } });
  const [action, id, ...rest] = words;
  if (action === undefined) return print(await describeOutbox(stores, now));
  if (id === undefined || rest.length > 0 || !["show", "send"].includes(action)) throw new CliError(`Écrivez : npm run leads -- ${USAGE}`);
  const record = await findQuarantined(stores, id);
  if (action === "show") return print(`${describeFault(record)}\n${record.text}`);
  const repaired = options.file === undefined ? repair(record, options.set ?? []) : readRepaired(options.file);
  await sendAgain(operator, record, repaired);
  print(`${record.id} est de nouveau en attente : la demande entre dans la base dans la minute. « outbox » dit si elle y est entrée.`);
}

async function describeOutbox(stores: Stores, now: Date): Promise<string> {
  const lines = [await describeWaiting(stores, now), ""];
  const records = await listQuarantined(stores);
  lines.push(records.length === 0 ? "Mises à part : aucune." : `Mises à part, à voir une par une : ${formatNumber(records.length)}`);
  for (const record of records) lines.push(`  ${record.id}  ${recordKinds[record.table].name} : ${describeFault(record)}`);
  if (records.length > 0) lines.push("", `Voir et corriger : npm run leads -- outbox show <id>, puis outbox send <id> --set champ=valeur`);
  return lines.join("\n");
}

async function describeWaiting(stores: Stores, now: Date): Promise<string> {
  const waiting = await listOutbox(stores, WAITING);
  const read = await readOutboxTexts(stores, waiting.slice(0, READ_AT_MOST));
  const oldest = read.map(({ createdAt }) => createdAt).sort()[0];
  if (oldest === undefined) return "En attente de la base : aucune demande.";
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(oldest)) / MINUTE_MS));
  return `En attente de la base : ${formatNumber(waiting.length)}, la plus ancienne depuis ${formatNumber(minutes)} min (${formatParisTime(oldest)}). Elles y entrent toutes seules.`;
}

async function listQuarantined(stores: Stores): Promise<Quarantined[]> {
  const texts = await readOutboxTexts(stores, await listOutbox(stores, QUARANTINED));
  return texts.flatMap((record) => (record.table ? [{ ...record, table: record.table }] : []));
}

async function findQuarantined(stores: Stores, beginning: string): Promise<Quarantined> {
  const found = (await listQuarantined(stores)).filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  const [record, ...others] = found;
  if (!record) throw new CliError(`Aucune demande mise à part ne commence par « ${beginning} ».`);
  if (others.length > 0)
    throw new CliError(`Plusieurs demandes mises à part commencent par « ${beginning} » : donnez quelques caractères de plus.`);
  return record;
}

function describeFault({ table, fields }: Quarantined): string {
  if (fields === null) return "le fichier est illisible ; corrigez-le dans un éditeur, puis send --file";
  const misfits = findMisfits(table, fields);
  if (misfits.length > 0) return `champs manquants ou faux : ${misfits.join(", ")}`;
  return "la base l'a refusée, ou a échoué pendant des jours : relisez ses valeurs, ou renvoyez-la telle quelle";
}

/** The record with the corrections `champ=valeur`. Throws a CliError on one that its column cannot hold. */
function repair({ table, fields }: Quarantined, corrections: readonly string[]): object {
  if (fields === null) throw new CliError("Le fichier est illisible : « outbox show » le montre ; renvoyez-le corrigé avec --file.");
  let repaired = fields;
  for (const correction of corrections) {
    const [, name = "", text = ""] = /^(\w+)=(.*)$/s.exec(correction) ?? [];
    const { corrected, wrong } = correctFields(table, repaired, [[name, text]]);
    if (wrong.length > 0) throw new CliError(`« ${correction} » : ce champ n'existe pas, ou ne peut pas prendre cette valeur.`);
    repaired = corrected;
  }
  return repaired;
}

function readRepaired(file: string): object {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CliError(`Le fichier « ${file} » ne se lit pas.`);
  }
  const value = parseObject(text);
  if (value === null) throw new CliError(`« ${file} » ne contient pas un objet JSON.`);
  return value;
}

/** Queued before it leaves quarantine: a run that dies in between sends it twice, which makes one row. */
async function sendAgain(operator: Pick<Operator, "stores" | "now" | "author">, quarantined: Quarantined, record: object): Promise<void> {
  const { key, table, id, text } = quarantined;
  if ((record as { id?: unknown }).id !== id) throw new CliError(`L'identifiant de la demande reste ${id} : ne changez pas « id ».`);
  const checked = checkRepair(table, record, text);
  if (!checked.ok) throw new CliError(`Le formulaire ne prendrait pas cette demande. ${describeErrors(checked.errors)}`);
  const misfits = findMisfits(table, checked.record);
  if (misfits.length > 0) throw new CliError(`La base ne prendrait pas cette demande. Champs manquants ou faux : ${misfits.join(", ")}.`);
  const { outbox, database } = operator.stores;
  await noteRepair(database, newEntry(operator), quarantined, checked.record);
  await outbox.write(`${WAITING}${table}/${id}.json`, new TextEncoder().encode(JSON.stringify(checked.record)), "application/json");
  await outbox.remove(key);
}

function describeErrors(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([name, message]) => `${name} : ${message}.`)
    .join(" ");
}
