import { listLackingErasures } from "#workers/db/erasures.ts";
import type { RecordKey } from "#workers/db/people.ts";
import { removeRecords } from "#workers/db/record-removal.ts";
import type { DecisionContext, Seen } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { addErasure, type DatedErasure, listErasureMoments, readErasure } from "#workers/storage/erasure-list.ts";
import { eraseFromOutbox } from "#workers/storage/outbox.ts";
import { listOppositionsToKeep } from "./contact-permission.ts";
import type { PeopleStores } from "./opposition-list.ts";

/** Erasure (GDPR, article 17) by random record ids, reapplied after a database restore. */

/** Young erasures are reapplied: a record may have moved from the outbox to D1, or come late. */
const SETTLING_MS = 10 * 60_000;
/** Erasures per run; each is one R2 read. */
const MOST_PER_RUN = 20;

export type Erased = { isWritten: true } | { isWritten: false; reason: "changed" | "gone" };

/** Refusals survive as keyed hashes. R2 is written first: if anything then fails, the cron finishes the erasure. */
export async function erasePerson({ stores, author, now }: DecisionContext, { key, revision }: Seen): Promise<Erased> {
  await applyErasures(stores, now);
  const person = await loadPerson(stores, key, now);
  if (!person) return { isWritten: false, reason: "gone" };
  if (person.revision !== revision) return { isWritten: false, reason: "changed" };
  const records = person.records.map(({ table, id }) => ({ table, id }));
  const oppositions = await listOppositionsToKeep(stores, [person], now);
  const erasedAt = await addErasure(stores.outbox, now, { author, records, oppositions });
  await removeErased(stores, [{ author, records, oppositions, erasedAt }]);
  return { isWritten: true };
}

/** One record alone, at its sender's own wish. Refusals of the person survive as keyed hashes. */
export async function eraseRecord({ stores, author, now }: DecisionContext, person: Person, { table, id }: RecordKey): Promise<Erased> {
  const only = person.records.find((record) => record.id === id);
  if (!only) return { isWritten: false, reason: "gone" };
  const records = [{ table, id }];
  const oppositions = await listOppositionsToKeep(stores, [{ ...person, records: [only] }], now);
  const erasedAt = await addErasure(stores.outbox, now, { author, records, oppositions });
  await removeErased(stores, [{ author, records, oppositions, erasedAt }]);
  return { isWritten: true };
}

/** Reapplies what the database lacks of R2's whole list, as after a restore, and the last ten minutes'. Returns how many. */
export async function applyErasures(stores: PeopleStores, now = new Date()): Promise<number> {
  const listed = await listErasureMoments(stores.outbox);
  if (listed.length === 0) return 0;
  const lacking = await listLackingErasures(stores.database, listed);
  const settling = new Date(now.getTime() - SETTLING_MS).toISOString();
  const applied = [...new Set([...lacking, ...listed.filter((moment) => moment > settling)])].slice(0, MOST_PER_RUN);
  const read = await Promise.all(applied.map((moment) => readErasure(stores.outbox, moment)));
  const found = read.filter((erasure) => erasure !== null);
  if (found.length > 0) await removeErased(stores, found);
  return found.length;
}

async function removeErased(stores: PeopleStores, removals: readonly DatedErasure[]): Promise<void> {
  const records = removals.flatMap((removal) => removal.records);
  const erased = removals.flatMap(({ author, erasedAt, records }) =>
    records.map(({ table, id }) => ({ record_table: table, record_id: id, erased_at: erasedAt, author })),
  );
  await eraseFromOutbox(stores.outbox, records);
  await removeRecords(stores.database, records, { erased, oppositions: removals.flatMap(({ oppositions }) => oppositions) });
}
