import { formatCount } from "#app/content/format.ts";
import { privacy } from "#app/content/legal/constants.ts";
import { identityKeys } from "#people/fold-people.ts";
import { keepOppositions } from "#people/oppositions.ts";
import type { Address } from "#people/person-keys.ts";
import { type PersonOnFile, type PersonRecord, readPeople } from "#people/read-people.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { deleteRecords } from "#workers/db/erasures.ts";
import type { Stores } from "../stores/stores.ts";
import { describePerson, describeRecords, findEverything, NOBODY, personOptions, readPersonQuery } from "./choose-person.ts";
import { noteErasure } from "./erasure-journal.ts";
import { alignColumns } from "./list.ts";
import type { Operator } from "./operator.ts";
import { findTexts, type OutboxText, readOutbox } from "./outbox-contents.ts";

const CONFIRMATION = "EFFACER";
/** A record may arrive while we look; after this many rounds something is wrong. */
const MAX_ROUNDS = 3;

/** What an erasure deletes: one person's submissions, and unreadable texts of the outbox that seem to be theirs. */
export interface ErasurePlan {
  person: PersonOnFile | null;
  texts: OutboxText[];
}

/** `erase`: shows whom and what, asks, deletes it everywhere, and keeps only the proof of it (article 17 of the GDPR). */
export async function askAndErase(operator: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...personOptions, "dry-run": { type: "boolean" }, yes: { type: "boolean" } });
  const query = readPersonQuery(options);
  const { stores, now, print, note } = operator;
  const pepper = await operator.readPepper();
  note(`Recherche dans la ${stores.name}…`);
  const plan = await findEverything(stores, query, now);
  if (isEmpty(plan)) return print(NOBODY);
  print([options["dry-run"] ? "Serait effacé, avec les suivis :" : "À effacer, avec les suivis :", describePlan(plan)].join("\n"));
  for (const neighbour of plan.person?.neighbours ?? []) note(`Reste : ${describePerson(neighbour)}, qui partage une coordonnée.`);
  if (options["dry-run"]) return;
  const shownAt = performance.now();
  if (!options.yes && (await operator.ask(`Tapez ${CONFIRMATION} pour confirmer : `)).trim() !== CONFIRMATION)
    throw new CliError("Rien n'a été effacé.");

  // What was sent while the list was being read is before the erasure too.
  const at = new Date(now.getTime() + (options.yes ? 0 : Math.ceil(performance.now() - shownAt)));
  const erased = await erasePerson(stores, pepper, plan, query.address, at);
  print(`Effacé : ${formatCount(erased, "enregistrement")}. Vérifié : il ne reste aucune trace. L'effacement est noté au journal.`);
  note("À effacer aussi à la main : Calendly, la messagerie, les fichiers du dossier exports/ et les sauvegardes.");
  note(`Répondez à la personne dans les ${privacy.requestAnswerDays} jours qui suivent sa demande.`);
}

/** Everything of a person who is on file, also what waits outside the database. */
export async function findEverythingOf(stores: Stores, person: PersonOnFile, now: Date): Promise<ErasurePlan> {
  const outbox = await readOutbox(stores);
  const known = new Set(person.records.map(({ id }) => id));
  const people = await readPeople(stores.database, now, outbox.records);
  return {
    person: people.find(({ records }) => records.some(({ id }) => known.has(id))) ?? null,
    texts: findTexts(outbox, person, null),
  };
}

/**
 * Notes the erasure first, so that nothing of the person can come back meanwhile, then deletes, then looks again, by name and coordinates:
 * what was in flight has an id of its own. `address` is what was asked for. Returns how much was deleted.
 */
export async function erasePerson(stores: Stores, pepper: string, plan: ErasurePlan, address: Address | null, now: Date): Promise<number> {
  const records = plan.person?.records ?? [];
  await noteErasure(stores, pepper, { id: crypto.randomUUID(), at: now.toISOString(), records, address });
  let erased = 0;
  for (let round = 1, left: Remains = { records, texts: plan.texts }; left.records.length + left.texts.length > 0; round++) {
    if (round > MAX_ROUNDS) throw new CliError("Des enregistrements reviennent sans cesse : relancez la commande dans quelques minutes.");
    await deleteEverywhere(stores, pepper, left.records, left.texts, now);
    erased += left.records.length + left.texts.length;
    left = await findRemains(stores, plan.person, address, now);
  }
  return erased;
}

interface Remains {
  records: PersonRecord[];
  texts: OutboxText[];
}

/** Deletes records and texts, from the database and from the outbox. Of a refusal the opposition list keeps a hash. */
export async function deleteEverywhere(
  { database, outbox }: Stores,
  pepper: string,
  records: readonly PersonRecord[],
  texts: readonly { objectKey: string }[],
  now: Date,
): Promise<void> {
  const objectKeys = [...records, ...texts].flatMap((each) => ("objectKey" in each ? [each.objectKey] : []));
  for (const key of objectKeys) await outbox.remove(key);
  for (const table of ["catalogue_downloads", "callback_requests"] as const) {
    const ids = records.filter((record) => record.table === table).map(({ id }) => id);
    if (ids.length === 0) continue;
    await keepOppositions({ database, pepper, now }, table, { ids });
    await deleteRecords(database, table, ids);
  }
}

/** What bears the person's name with one of their coordinates after a deletion. What hangs on it through another record was listed to nobody, and stays. */
async function findRemains(stores: Stores, person: PersonOnFile | null, address: Address | null, now: Date): Promise<Remains> {
  const outbox = await readOutbox(stores);
  const people = await readPeople(stores.database, now, outbox.records);
  const wanted = new Set(person?.records.flatMap((record) => [...identityKeys(record)]));
  const records = people.flatMap((each) => each.records).filter((record) => [...identityKeys(record)].some((key) => wanted.has(key)));
  return { records, texts: findTexts(outbox, person, address) };
}

function isEmpty({ person, texts }: ErasurePlan): boolean {
  return person === null && texts.length === 0;
}

function describePlan({ person, texts }: ErasurePlan): string {
  const rows = [
    ...(person ? describeRecords(person) : []),
    ...texts.map(({ objectKey }) => ["(illisible)", "", objectKey, "", "mis de côté"]),
  ];
  return alignColumns([["  nom", "envoyé le", "quoi", "référence", "où"], ...rows.map(([name = "", ...rest]) => [`  ${name}`, ...rest])]);
}
