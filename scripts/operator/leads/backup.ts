import { randomUUID } from "node:crypto";
import { constants, copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formatCount } from "#app/content/format.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError, ROOT, runTool } from "#scripts/toolbox.ts";
import { COUNT_TABLES, countTables, TABLE_NAMES } from "#workers/db/table-counts.ts";
import { noteTaskRun, TASK_NAMES } from "#workers/db/task-runs.ts";
import { configArguments } from "../stores/deployment.ts";
import { type Operator, stampOf, writeUnderFreeName } from "./operator.ts";

const BACKUP_FOLDER = path.join(ROOT, "backups");
const DAY_MS = 24 * 60 * 60_000;

/**
 * `backup`: exports the database as SQL, restores the file into an empty one, and compares the counts. Deletes backups older than
 * `--keep-days`. What came of it is noted in the database, from where the site tells of a backup that failed or stays away.
 */
export async function backUp(operator: Operator, args: readonly string[], folder = BACKUP_FOLDER): Promise<void> {
  const { options } = readArguments(args, { "keep-days": { type: "string", default: "30" } });
  const keepDays = Number(options["keep-days"]);
  if (!Number.isInteger(keepDays) || keepDays < 1) throw new CliError("--keep-days est un nombre de jours, par exemple 30.");
  let failed = "backup";
  try {
    await exportAndVerify(operator, folder);
    failed = "";
  } finally {
    await noteBackup(operator, failed);
    // Also when the new one failed: nobody is kept longer than was promised.
    const removed = removeOldBackups(operator.now, keepDays, folder);
    if (removed > 0)
      operator.note(`${formatCount(removed, "sauvegarde effacée", "sauvegardes effacées")}, de plus de ${formatCount(keepDays, "jour")}.`);
  }
}

/** Returns how many were removed. */
function removeOldBackups(now: Date, keepDays: number, folder: string): number {
  const files = globSync("*.sql", { cwd: folder }).map((name) => path.join(folder, name));
  const old = files.filter((file) => statSync(file).mtimeMs < now.getTime() - keepDays * DAY_MS);
  for (const file of old) rmSync(file);
  return old.length;
}

/** A database that does not take the note is told of as one whose backup stays away. */
async function noteBackup({ stores, now, note }: Operator, failed: string): Promise<void> {
  const run = { name: TASK_NAMES.backup, started_at: now.toISOString(), took_ms: Date.now() - now.getTime(), failed, summary: "" };
  try {
    await noteTaskRun(stores.database, run);
  } catch {
    note("La base n'a pas pris note de cette sauvegarde : le site dira qu'elle manque.");
  }
}

async function exportAndVerify(operator: Operator, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = await countTables(operator.stores.database);
  const stem = path.join(folder, stampOf(operator.now));
  // Another name until it has been restored into an empty database, so that none is trusted unread.
  const file = `${stem}-${randomUUID()}.non-verifiee.sql`;
  operator.note("Export de la base…");
  const { environment } = operator.stores;
  const where = [environment ? "--remote" : "--local", ...configArguments(environment ?? "production")];
  runTool("wrangler", ["d1", "export", "DB", ...where, "--skip-confirmation", "--output", file], { isQuiet: true });
  const after = await countTables(operator.stores.database);

  operator.note("Restauration dans une base vide, pour vérifier…");
  const restored = restoreAndCount(file);
  // Visitors go on writing while a live base is exported.
  const differing = TABLE_NAMES.filter((table) => restored[table] !== before[table] && restored[table] !== after[table]);
  if (differing.length > 0)
    throw new CliError(
      `La sauvegarde ${path.relative(ROOT, file)} ne se restaure pas comme la base : ${differing.join(", ")}. Recommencez.`,
    );

  const rows = Object.values(restored).reduce((sum, count) => sum + count, 0);
  const verified = writeUnderFreeName(stem, ".sql", (name) => copyFileSync(file, name, constants.COPYFILE_EXCL));
  rmSync(file);
  operator.print(`Sauvegarde vérifiée : ${formatCount(rows, "ligne")} dans ${path.relative(ROOT, verified)}`);
}

/** The counts of a backup, restored into an empty database in memory. Throws a CliError when it cannot be restored. */
function restoreAndCount(file: string): Record<string, number> {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(readFileSync(file, "utf8"));
    return { ...database.prepare(COUNT_TABLES).get() } as Record<string, number>;
  } catch (error) {
    throw new CliError(`La sauvegarde ${path.relative(ROOT, file)} ne se restaure pas (${(error as Error).message}). Recommencez.`);
  } finally {
    database.close();
  }
}
