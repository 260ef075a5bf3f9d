import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { countMovedMs, defineMovedDate, movedMs } from "./moved-date.ts";

/** The module of a built Worker's folder to start it with: its own, or one that moves its date first, to `day` if given. */
export function findEntry(folder: string, day?: string): string {
  const ms = movedMs + countMovedMs(day);
  if (ms === 0) return "index.js";
  const name = `moved-${day ?? "as-the-tests"}.js`;
  writeWhole(path.join(folder, name), `(${defineMovedDate})(${ms});\nexport default (await import("./index.js")).default;\n`);
  return name;
}

/** Another process may be reading the file. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
