import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "#scripts/toolbox.ts";
import { formatParisTime } from "./paris-time.ts";

/** The backups on this machine. Each has another name until it has been restored into an empty database, so that none is trusted unread. */

export const BACKUP_FOLDER = path.join(ROOT, "backups");
const EXTENSION = ".sql";
const UNVERIFIED = `.non-verifiee${EXTENSION}`;
const DAY_MS = 24 * 60 * 60_000;

export interface Backup {
  /** ISO 8601. */
  at: string;
  sizeInBytes: number;
  /** Whether it was restored, with the counts of the database. */
  isVerified: boolean;
}

/** Where a backup is written: `2026-11-21-05h10.non-verifiee.sql`. */
export function unverifiedFile(now: Date, folder = BACKUP_FOLDER): string {
  return path.join(folder, `${formatParisTime(now.toISOString()).replace(" ", "-").replace(":", "h")}${UNVERIFIED}`);
}

/** Gives a backup its final name, and returns it. */
export function markVerified(file: string): string {
  const verified = file.replace(UNVERIFIED, EXTENSION);
  renameSync(file, verified);
  return verified;
}

/** Newest first. */
export function listBackups(folder = BACKUP_FOLDER): Backup[] {
  return listFiles(folder)
    .map((file) => {
      const { mtime, size } = statSync(file);
      return { at: mtime.toISOString(), sizeInBytes: size, isVerified: !file.endsWith(UNVERIFIED) };
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Returns how many were removed. */
export function removeOldBackups(now: Date, keepDays: number, folder = BACKUP_FOLDER): number {
  const old = listFiles(folder).filter((file) => statSync(file).mtimeMs < now.getTime() - keepDays * DAY_MS);
  for (const file of old) rmSync(file);
  return old.length;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => path.join(folder, name));
}
