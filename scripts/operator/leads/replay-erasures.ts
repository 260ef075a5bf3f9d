import { formatCount } from "#app/content/format.ts";
import { readPeople } from "#people/read-people.ts";
import { readArguments } from "#scripts/command-line.ts";
import type { Stores } from "../stores/stores.ts";
import { deleteEverywhere } from "./erase.ts";
import { isErased, restoreJournal } from "./erasure-journal.ts";
import type { Operator } from "./operator.ts";
import { readOutbox } from "./outbox-contents.ts";

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

/**
 * Erases again who was erased before, by the journal in R2. Returns how many records that makes; null when nobody was ever erased.
 * Throws a CliError when the secret is another one, and what the stores throw.
 */
export async function eraseAgain(stores: Stores, pepper: string, now: Date, { isDryRun = false } = {}): Promise<number | null> {
  const erasedAt = new Map<string, string>();
  for (const { hash, erased_at } of await restoreJournal(stores, pepper)) {
    if (erased_at > (erasedAt.get(hash) ?? "")) erasedAt.set(hash, erased_at);
  }
  if (erasedAt.size === 0) return null;
  const outbox = await readOutbox(stores);
  const records = (await readPeople(stores.database, now, outbox.records)).flatMap((person) => person.records);
  const flags = await Promise.all(records.map((record) => isErased(pepper, erasedAt, record)));
  const erased = records.filter((_, index) => flags[index]);
  if (!isDryRun) await deleteEverywhere(stores, pepper, erased, [], now);
  return erased.length;
}
