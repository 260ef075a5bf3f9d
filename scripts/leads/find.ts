import path from "node:path";
import { formatNumber } from "#app/content/format.ts";
import { readArguments, readChoice } from "../command-line.ts";
import { ROOT } from "../project.ts";
import { addressOptions, readAddress } from "./address.ts";
import { type Desk, sqlTable } from "./desk.ts";
import { findErasures } from "./erasure-journal.ts";
import { writePrivateFile } from "./export.ts";
import { formatParisTime } from "./paris-time.ts";
import { type PersonRecord, readPersonRecords } from "./person-records.ts";
import { findSamePerson } from "./same-person.ts";

/** `find`: everything that is kept of a person, to answer a request for access. */
export async function findPerson(desk: Desk, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...addressOptions, format: { type: "string", default: "texte" }, out: { type: "string" } });
  const address = readAddress(options);
  const format = readChoice(options.format, ["texte", "json"], "--format");
  desk.note(`Recherche dans la ${desk.stores.name}…`);
  const { same, neighbours } = findSamePerson(await readPersonRecords(desk), address);
  const records = await Promise.all(same.map((record) => readWhole(desk, record)));

  const text = format === "json" ? JSON.stringify(records, null, 2) : records.map(describe).join("\n\n");
  if (options.out === undefined) desk.print(text || "Aucun enregistrement ne porte cette coordonnée.");
  else {
    const file = path.resolve(ROOT, options.out);
    writePrivateFile(file, `${text}\n`);
    desk.print(`${formatNumber(records.length)} enregistrement(s) dans ${path.relative(ROOT, file)}`);
  }
  if (neighbours.length > 0)
    desk.note(`${formatNumber(neighbours.length)} enregistrement(s) portent le même téléphone ou la même adresse sous un autre nom.`);
  for (const erasedAt of await findErasures(desk, address)) desk.note(`Cette coordonnée a été effacée le ${formatParisTime(erasedAt)}.`);
}

type WholeRecord = Record<string, unknown>;

async function readWhole({ stores }: Desk, record: PersonRecord): Promise<WholeRecord> {
  if ("objectKey" in record) {
    const bytes = await stores.outbox.read(record.objectKey);
    return { fichier: record.objectKey, contenu: bytes && new TextDecoder().decode(bytes) };
  }
  const table = sqlTable(record.table);
  const [row] = await stores.query<WholeRecord>(
    `SELECT r.*, f.status AS suivi, f.changed_at AS suivi_le, n.sent_at AS annonce_le FROM ${table} r
     LEFT JOIN lead_follow_ups f ON f.record_table = '${table}' AND f.record_id = r.id
     LEFT JOIN lead_notifications n ON n.record_table = '${table}' AND n.record_id = r.id
     WHERE r.id = ?`,
    record.id,
  );
  return { table, ...row };
}

function describe(record: WholeRecord): string {
  return Object.entries(record)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name} : ${value}`)
    .join("\n");
}
