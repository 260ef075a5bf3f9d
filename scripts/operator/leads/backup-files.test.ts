import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { listBackups, markVerified } from "./backup-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "backups-"));

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, at: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, "--");
  utimesSync(file, new Date(at), new Date(at));
  return file;
}

test("a backup is told apart from one that could not be restored, until it is verified", () => {
  const failed = write("2026-11-22-05h10.non-verifiee.sql", "2026-11-22T04:10:00.000Z");
  write("2026-11-21-05h10.sql", "2026-11-21T04:10:00.000Z");
  write("notes.txt", "2026-11-23T04:10:00.000Z");

  expect(listBackups(folder)).toEqual([
    { at: "2026-11-22T04:10:00.000Z", sizeInBytes: 2, isVerified: false },
    { at: "2026-11-21T04:10:00.000Z", sizeInBytes: 2, isVerified: true },
  ]);

  expect(markVerified(failed)).toBe(path.join(folder, "2026-11-22-05h10.sql"));
  expect(listBackups(folder).map(({ isVerified }) => isVerified)).toEqual([true, true]);
});
