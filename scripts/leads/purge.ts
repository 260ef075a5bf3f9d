import { formatNumber } from "#app/content/format.ts";
import { retention } from "#app/content/legal/retention.ts";
import { monthsBefore } from "#workers/scheduled/purge-expired.ts";
import { ASIDE_PREFIXES } from "#workers/storage/outbox.ts";
import { readArguments } from "../command-line.ts";
import { DESK_TABLE_NAMES, type Desk, sqlTable } from "./desk.ts";

const TABLE_LABELS = { catalogues: "catalogues", rappels: "demandes de rappel", reservations: "réservations" } as const;

/**
 * `purge`: deletes now the records that the nightly cron deletes (app/content/legal/retention.ts), and the files set aside that are
 * older than any record may be, of which it leaves those that still wait; `--dry-run` only counts.
 */
export async function purgeRecords({ stores, now, print }: Desk, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { "dry-run": { type: "boolean" } });
  const lines: string[] = [];
  for (const table of DESK_TABLE_NAMES) {
    const name = sqlTable(table);
    const { months } = retention[name];
    const before = monthsBefore(now, months).toISOString();
    const [row] = await stores.query<{ count: number }>(`SELECT count(*) AS count FROM ${name} WHERE created_at < ?`, before);
    if (!options["dry-run"]) {
      await stores.query(`DELETE FROM ${name} WHERE created_at < ?`, before);
      await stores.query(`DELETE FROM lead_follow_ups WHERE record_table = '${name}' AND record_id NOT IN (SELECT id FROM ${name})`);
    }
    lines.push(`  ${TABLE_LABELS[table]} de plus de ${months} mois : ${formatNumber(row?.count ?? 0)}`);
  }
  const limit = monthsBefore(now, Math.max(...Object.values(retention).map(({ months }) => months))).toISOString();
  const objects = (await Promise.all(ASIDE_PREFIXES.map((prefix) => stores.outbox.list(prefix))))
    .flat()
    .filter(({ uploadedAt }) => uploadedAt < limit);
  if (!options["dry-run"]) for (const { key } of objects) await stores.outbox.remove(key);
  lines.push(`  fichiers mis de côté aussi anciens : ${formatNumber(objects.length)}`);
  print([options["dry-run"] ? "Serait effacé :" : "Effacé :", ...lines].join("\n"));
}
