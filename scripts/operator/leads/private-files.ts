import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { stampOf } from "./paris-time.ts";

/** The only folder for files with personal data; git ignores it. */
const EXPORT_FOLDER = path.join(ROOT, "exports");

/**
 * Writes a file with personal data, for this user alone, under the name asked for or under one of its own. Returns its path from the root.
 */
export function writePrivateFile(text: string, { out, name, now }: { out: string | undefined; name: string; now: Date }): string {
  const file = out === undefined ? findFreeName(name, now) : readOut(out);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Never over another file.
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  return path.relative(ROOT, file);
}

/** Throws a CliError on a file outside the folder, or one that exists. */
function readOut(out: string): string {
  const file = path.basename(out) === out ? path.join(EXPORT_FOLDER, out) : path.resolve(ROOT, out);
  if (path.relative(EXPORT_FOLDER, file).startsWith(".."))
    throw new CliError(
      `Un fichier qui nomme des personnes va dans exports/, jamais envoyé avec le projet : écrivez --out ${path.basename(out)}.`,
    );
  if (existsSync(file)) throw new CliError(`${path.relative(ROOT, file)} existe déjà : choisissez un autre nom.`);
  return file;
}

/** `rappels.csv` → `exports/rappels-2026-11-21-11h00.csv`, with a number when that one is taken. */
function findFreeName(name: string, now: Date): string {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number++) {
    const file = path.join(EXPORT_FOLDER, `${stem}-${stampOf(now)}${number === 1 ? "" : `-${number}`}${ext}`);
    if (!existsSync(file)) return file;
  }
}
