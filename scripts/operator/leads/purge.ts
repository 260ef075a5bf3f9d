import { monthsBefore } from "#app/content/dated.ts";
import { formatNumber } from "#app/content/format.ts";
import { retention } from "#app/content/legal/retention.ts";
import { keepOppositions } from "#people/oppositions.ts";
import { readArguments } from "#scripts/command-line.ts";
import { deleteBefore, deleteOrphanEntries, ENTRY_TABLES } from "#workers/db/purge.ts";
import { countBefore } from "#workers/db/record-counts.ts";
import { OUTBOX_PREFIXES } from "#workers/storage/outbox.ts";
import { listOutbox, readOutboxTexts } from "../stores/outbox-objects.ts";
import { type Operator, TABLE_NAMES, TABLES } from "./operator.ts";
import { findPepper } from "./pepper.ts";

const TABLE_LABELS = { catalogues: "catalogues", rappels: "demandes de rappel", reservations: "réservations" } as const;

/**
 * `purge`: deletes now the records that the nightly cron deletes (app/content/legal/retention.ts), and those of the same age
 * in the outbox, by the time of the record itself; `--dry-run` only counts.
 */
export async function purgeRecords({ stores, now, print }: Operator, args: readonly string[]): Promise<void> {
  const { database } = stores;
  const { options } = readArguments(args, { "dry-run": { type: "boolean" } });
  const lines: string[] = [];
  for (const name of TABLE_NAMES) {
    const table = TABLES[name];
    const { months } = retention[table];
    const before = monthsBefore(now, months).toISOString();
    const count = await countBefore(database, table, before);
    if (!options["dry-run"]) {
      if (table !== "calendly_bookings")
        await keepOppositions({ database, pepper: findPepper(stores.environment), now }, table, { before });
      await deleteBefore(database, table, before);
      for (const kind of ENTRY_TABLES) await deleteOrphanEntries(database, kind, table);
    }
    lines.push(`  ${TABLE_LABELS[name]} de plus de ${months} mois : ${formatNumber(count)}`);
  }
  const objects = (await Promise.all(OUTBOX_PREFIXES.map((prefix) => listOutbox(stores, prefix)))).flat();
  const longest = Math.max(...Object.values(retention).map(({ months }) => months));
  const expired = (await readOutboxTexts(stores, objects)).filter(
    ({ table, createdAt }) => createdAt < monthsBefore(now, table ? retention[table].months : longest).toISOString(),
  );
  if (!options["dry-run"]) for (const { key } of expired) await stores.outbox.remove(key);
  lines.push(`  fichiers mis de côté aussi anciens : ${formatNumber(expired.length)}`);
  print([options["dry-run"] ? "Serait effacé :" : "Effacé :", ...lines].join("\n"));
}
