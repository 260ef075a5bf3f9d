import { formatCount } from "#app/content/format.ts";
import { eraseAgain } from "#people/erase-person.ts";
import { readArguments } from "#scripts/command-line.ts";
import type { Operator } from "./operator.ts";

/** `replay-erasures`: after the database was restored, erases again everybody who had been erased before. */
export async function replayErasures(operator: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { "dry-run": { type: "boolean" } });
  const { stores, now, print, note } = operator;
  const isDryRun = options["dry-run"] ?? false;
  const pepper = await operator.readPepper();
  note("Lecture du journal…");
  const count = await eraseAgain(stores, pepper, now, { isDryRun });
  if (count === null) return print("Personne n'a jamais été effacé : rien à refaire.");
  print(
    count === 0
      ? "Aucune personne effacée n'est revenue."
      : `${isDryRun ? "Serait effacé de nouveau" : "Effacé de nouveau"} : ${formatCount(count, "enregistrement")}.`,
  );
}
