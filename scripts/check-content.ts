import { isUtf8 } from "node:buffer";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** One French sentence per content mistake, with its file. For a compile error, the compiler's message follows. */
export async function checkContent(root: string): Promise<string[]> {
  const files = globSync("app/content/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
  const misread = files.flatMap((file) => findEncodingFault(root, file));
  if (misread.length > 0) return misread;
  // A file that reads a mistaken one fails with it.
  const errors = new Set<unknown>();
  for (const file of files) await import(pathToFileURL(path.join(root, file)).href).catch((error) => errors.add(error));
  const mistakes = [...errors].flatMap(readSentences);
  return mistakes.length > 0 ? mistakes : [...errors].slice(0, 1).map(describeUnreadable);
}

/** Windows editors may save in another encoding, which destroys accents. */
function findEncodingFault(root: string, file: string): string[] {
  const bytes = readFileSync(path.join(root, file));
  if (isUtf8(bytes)) return [];
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1"))) + 1;
  return [`${file}, ligne ${line} : cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage.`];
}

function describeUnreadable(error: unknown): string {
  const { stack = "", message } = error instanceof Error ? error : new Error(String(error));
  const [, file = "app/content", line] = /(app\/content\/[\w./-]+\.ts):(\d+)/.exec(stack) ?? [];
  const advice = "ce fichier ne peut pas être lu (une virgule, un guillemet, un nom mal écrit ?). L'outil dit :";
  return `${file}${line ? `, ligne ${line}` : ""} : ${advice}\n${message}`;
}

/** Not instanceof: the throwing module may be another copy. */
function readSentences(error: unknown): readonly string[] {
  return error instanceof Error && "sentences" in error ? (error.sentences as string[]) : [];
}

if (process.argv[1] === import.meta.filename) {
  const faults = await checkContent(path.resolve(import.meta.dirname, ".."));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
