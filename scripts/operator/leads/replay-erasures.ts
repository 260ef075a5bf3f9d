import { formatCount } from "#app/content/format.ts";
import { readPeople } from "#people/read-people.ts";
import { readArguments } from "#scripts/command-line.ts";
import { deleteEverywhere } from "./erase.ts";
import { isErased, restoreJournal } from "./erasure-journal.ts";
import type { Operator } from "./operator.ts";
import { readOutbox } from "./outbox-contents.ts";

/** `replay-erasures`: after the database was restored, erases again everybody who had been erased before. */
export async function replayErasures(operator: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { "dry-run": { type: "boolean" } });
  const { stores, now, print, note } = operator;
  const pepper = await operator.readPepper();
  note("Lecture du journal…");
  const erasedAt = new Map<string, string>();
  for (const { hash, erased_at } of await restoreJournal(stores, pepper)) {
    if (erased_at > (erasedAt.get(hash) ?? "")) erasedAt.set(hash, erased_at);
  }
  if (erasedAt.size === 0) return print("Personne n'a jamais été effacé : rien à refaire.");
  const outbox = await readOutbox(stores);
  const records = (await readPeople(stores.database, now, outbox.records)).flatMap((person) => person.records);
  const flags = await Promise.all(records.map((record) => isErased(pepper, erasedAt, record)));
  const erased = records.filter((_, index) => flags[index]);
  if (!options["dry-run"]) await deleteEverywhere(stores, pepper, erased, [], now);
  print(
    erased.length === 0
      ? "Aucune personne effacée n'est revenue."
      : `${options["dry-run"] ? "Serait effacé de nouveau" : "Effacé de nouveau"} : ${formatCount(erased.length, "enregistrement")}.`,
  );
}
