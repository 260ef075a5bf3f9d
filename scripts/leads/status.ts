import { readFileSync } from "node:fs";
import { formatNumber } from "#app/content/format.ts";
import { readArguments } from "../command-line.ts";
import { PlainError } from "../project.ts";
import { readCsv } from "./csv.ts";
import { DESK_TABLE_NAMES, type Desk, sqlTable } from "./desk.ts";
import { readStatus, type StatusWord } from "./follow-up.ts";

/** A parameter of D1 holds 2 MB at most. */
const CHANGES_PER_STATEMENT = 2000;

interface Change {
  id: string;
  status: StatusWord;
}

/**
 * `status <suivi> <id>…`: notes where a follow-up stands; the first characters of an id are enough.
 * `status --file <csv>`: the same for every line of an export whose column « suivi » was filled in a spreadsheet.
 */
export async function setStatus(desk: Desk, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { file: { type: "string" } });
  const changes = options.file === undefined ? await readChanges(desk, words) : readChangesOf(options.file);
  const changed = await writeChanges(desk, changes);
  desk.print(`${formatNumber(changed)} suivi${changed > 1 ? "s" : ""} mis à jour.`);
}

async function readChanges(desk: Desk, [status = "", ...ids]: readonly string[]): Promise<Change[]> {
  if (ids.length === 0) throw new PlainError("Écrivez : npm run leads -- status <suivi> <id> [<id>…], par exemple status joint 3f2a91c0.");
  const known = readStatus(status);
  return Promise.all(ids.map(async (id) => ({ id: await completeId(desk, id), status: known })));
}

function readChangesOf(file: string): Change[] {
  const rows = readCsv(decode(readFileSync(file)));
  if (rows.length === 0 || !rows.every((row) => row.id && row.suivi !== undefined)) {
    throw new PlainError("Ce fichier n'a pas les colonnes « id » et « suivi » d'un export.");
  }
  return rows.filter(({ suivi }) => suivi).map(({ id = "", suivi = "" }) => ({ id, status: readStatus(suivi) }));
}

/** Spreadsheets save UTF-8 or, in France, windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function completeId(desk: Desk, beginning: string): Promise<string> {
  if (!/^[0-9a-f-]{4,36}$/i.test(beginning))
    throw new PlainError(`« ${beginning} » n'est pas un identifiant : donnez au moins ses quatre premiers caractères.`);
  const ids = new Set<string>();
  for (const table of DESK_TABLE_NAMES) {
    const rows = await desk.stores.query<{ id: string }>(
      `SELECT id FROM ${sqlTable(table)} WHERE id >= ? AND id < ? LIMIT 2`,
      beginning.toLowerCase(),
      `${beginning.toLowerCase()}~`,
    );
    for (const { id } of rows) ids.add(id);
  }
  const [id, ...others] = ids;
  if (!id) throw new PlainError(`Aucun enregistrement ne commence par « ${beginning} ».`);
  if (others.length > 0)
    throw new PlainError(`Plusieurs enregistrements commencent par « ${beginning} » : donnez quelques caractères de plus.`);
  return id;
}

/** Writes the changes that change something, table by table. Returns how many. */
async function writeChanges(desk: Desk, changes: readonly Change[]): Promise<number> {
  let changed = 0;
  for (let start = 0; start < changes.length; start += CHANGES_PER_STATEMENT) {
    changed += await writeSlice(desk, changes.slice(start, start + CHANGES_PER_STATEMENT));
    if (changes.length > CHANGES_PER_STATEMENT)
      desk.note(`${formatNumber(Math.min(start + CHANGES_PER_STATEMENT, changes.length))} lignes…`);
  }
  return changed;
}

async function writeSlice(desk: Desk, changes: readonly Change[]): Promise<number> {
  let changed = 0;
  for (const table of DESK_TABLE_NAMES) {
    const rows = await desk.stores.query<{ record_id: string }>(
      `INSERT INTO lead_follow_ups (record_table, record_id, status, changed_at)
       SELECT '${sqlTable(table)}', r.id, json_extract(change.value, '$.status'), ?
       FROM json_each(?) AS change
       JOIN ${sqlTable(table)} r ON r.id = json_extract(change.value, '$.id')
       LEFT JOIN lead_follow_ups f ON f.record_table = '${sqlTable(table)}' AND f.record_id = r.id
       WHERE coalesce(f.status, 'nouveau') <> json_extract(change.value, '$.status')
       ON CONFLICT (record_table, record_id) DO UPDATE SET status = excluded.status, changed_at = excluded.changed_at
       RETURNING record_id`,
      desk.now.toISOString(),
      JSON.stringify(changes),
    );
    changed += rows.length;
  }
  return changed;
}
