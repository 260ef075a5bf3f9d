import { formatNumber } from "#app/content/format.ts";
import { privacy } from "#app/content/legal/constants.ts";
import { readArguments } from "../command-line.ts";
import { PlainError } from "../project.ts";
import { addressOptions, readAddress } from "./address.ts";
import { type Desk, PERSON_TABLES, sqlTable } from "./desk.ts";
import { noteErasure } from "./erasure-journal.ts";
import { type PersonRecord, readPersonRecords } from "./person-records.ts";
import { findSamePerson } from "./same-person.ts";

/** A record may come out of the outbox while we look; after this many rounds something is wrong. */
const MAX_ROUNDS = 3;

/** `erase`: deletes every record of a person, in all tables and all files set aside, and keeps only the proof of it. */
export async function erasePerson(desk: Desk, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...addressOptions, "dry-run": { type: "boolean" } });
  const address = readAddress(options);
  const erased = { catalogues: 0, rappels: 0, objects: 0 };
  let neighbourCount = 0;

  for (let round = 1; ; round++) {
    desk.note(round === 1 ? `Recherche dans la ${desk.stores.name}…` : "Vérification…");
    const { same, neighbours } = findSamePerson(await readPersonRecords(desk), address);
    neighbourCount = Math.max(neighbourCount, neighbours.length);
    if (same.length === 0) break;
    if (round > MAX_ROUNDS) throw new PlainError("Des enregistrements reviennent sans cesse : relancez la commande dans quelques minutes.");
    count(erased, same);
    if (options["dry-run"]) break;
    await remove(desk, same);
  }

  const total = erased.catalogues + erased.rappels + erased.objects;
  if (total > 0 && !options["dry-run"]) await noteErasure(desk, address);
  desk.print(describe(erased, total, options["dry-run"] ?? false));
  if (neighbourCount > 0) {
    desk.note(
      `${formatNumber(neighbourCount)} enregistrement(s) portent le même téléphone ou la même adresse sous un autre nom : ils sont restés.`,
    );
    desk.note("Si c'est la même personne, relancez la commande avec l'autre coordonnée qu'elle vous a donnée.");
  }
  desk.note("À effacer aussi à la main : Calendly, la messagerie, les fichiers du dossier exports/ et les sauvegardes.");
  desk.note(`Répondez à la personne dans les ${privacy.requestAnswerDays} jours qui suivent sa demande.`);
}

function count(erased: { catalogues: number; rappels: number; objects: number }, records: readonly PersonRecord[]): void {
  for (const record of records) erased["table" in record ? record.table : "objects"]++;
}

async function remove(desk: Desk, records: readonly PersonRecord[]): Promise<void> {
  for (const record of records) {
    if ("objectKey" in record) await desk.stores.outbox.remove(record.objectKey);
  }
  for (const table of PERSON_TABLES) {
    const ids = JSON.stringify(records.flatMap((record) => ("table" in record && record.table === table ? [record.id] : [])));
    // What hangs on a record goes before it: a run that dies half-way finds the record again.
    for (const companion of ["lead_follow_ups", "lead_notifications"]) {
      await desk.stores.query(
        `DELETE FROM ${companion} WHERE record_table = '${sqlTable(table)}' AND record_id IN (SELECT value FROM json_each(?))`,
        ids,
      );
    }
    await desk.stores.query(`DELETE FROM ${sqlTable(table)} WHERE id IN (SELECT value FROM json_each(?))`, ids);
  }
}

function describe(
  { catalogues, rappels, objects }: { catalogues: number; rappels: number; objects: number },
  total: number,
  isDryRun: boolean,
): string {
  if (total === 0) return "Aucun enregistrement ne porte cette coordonnée.";
  const lines = [
    `catalogues : ${formatNumber(catalogues)}`,
    `demandes de rappel : ${formatNumber(rappels)}`,
    `fichiers mis de côté : ${formatNumber(objects)}`,
    "réservations : 0 (elles ne nomment personne)",
  ];
  const headline = isDryRun ? "Serait effacé, avec les suivis :" : "Effacé, avec les suivis :";
  return [
    headline,
    ...lines.map((line) => `  ${line}`),
    ...(isDryRun ? [] : ["Vérifié : il ne reste aucune trace. L'effacement est noté au journal."]),
  ].join("\n");
}
