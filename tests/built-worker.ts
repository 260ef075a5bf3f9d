import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { defineMovedDate, movedMs } from "./moved-date.ts";

/** The module of a built Worker's folder to start it with: its own, or one that moves its date first. */
export function findEntry(folder: string): string {
  if (movedMs === 0) return "index.js";
  writeWhole(path.join(folder, "moved.js"), `(${defineMovedDate})(${movedMs});\nexport default (await import("./index.js")).default;\n`);
  return "moved.js";
}

/** Another process may be reading the file. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
