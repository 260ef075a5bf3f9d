import type { KeptOpposition } from "#workers/db/opposition-list.ts";
import type { RecordKey } from "#workers/db/people.ts";
import { findErased, findLastErasure, listErasureMoments, removeRecords } from "#workers/db/record-removal.ts";
import { CONTACT_CHANNELS } from "#workers/db/vocabulary.ts";
import type { Deciding, Seen } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { listAddressKeys } from "#workers/people/identity/person-keys.ts";
import { addErasure, listErasuresAfter, readErasure } from "#workers/storage/erasure-list.ts";
import { eraseFromOutbox } from "#workers/storage/outbox.ts";
import { hashAddresses, type PeopleStores } from "./opposition-list.ts";

/** Erasure (article 17 of the GDPR), by the random ids of the records, and again of what a restored database brings back. */

const DAY_MS = 24 * 60 * 60_000;
/** An erasure is applied again for so long: a record that was on its way from the outbox into D1 is there by then. */
const SETTLING_MS = 10 * 60_000;
/** Erasures that one run applies: each is an object of R2 to read. */
const MOST_PER_RUN = 20;

export type Erased =
  | { isWritten: true; erasedAt: string; person: Person }
  | { isWritten: false; reason: "changed"; person: Person }
  | { isWritten: false; reason: "gone" };

/**
 * Erases everything that a person sent and that was noted about them, and keeps the ids with the author. A refusal stays, as a keyed hash.
 * R2 learns of it first: whatever fails afterwards, the next minute's run erases what is left.
 */
export async function erasePerson({ stores, author, now }: Deciding, { key, revision }: Seen): Promise<Erased> {
  await applyErasures(stores, now);
  const person = await loadPerson(stores, key, now);
  if (!person) return { isWritten: false, reason: "gone" };
  if (person.revision !== revision) return { isWritten: false, reason: "changed", person };
  const records = person.records.map(({ table, id }) => ({ table, id }));
  const oppositions = await listOppositionsToKeep(stores, [person], now);
  const erasedAt = await addErasure(stores.outbox, now, { author, records, oppositions });
  await removeErased(stores, [{ author, records, oppositions, erasedAt }]);
  return { isWritten: true, erasedAt, person };
}

/**
 * Applies the erasures that R2 knows and D1 does not: after a restore, or after an erasure that failed half-way. A restore lacks what came
 * last, so only the erasures around the last known one are compared; those of the last ten minutes are applied once more. Returns how many
 * it applied.
 */
export async function applyErasures(stores: PeopleStores, now = new Date()): Promise<number> {
  const last = await findLastErasure(stores.database);
  const since = last === null ? "" : new Date(Date.parse(last) - DAY_MS).toISOString();
  const listed = await listErasuresAfter(stores.outbox, since);
  if (listed.length === 0) return 0;
  const known = new Set(await listErasureMoments(stores.database, since));
  const settling = new Date(now.getTime() - SETTLING_MS).toISOString();
  const lacking = listed.filter((moment) => !known.has(moment) || moment > settling).slice(0, MOST_PER_RUN);
  const read = await Promise.all(
    lacking.map(async (erasedAt) => {
      const erasure = await readErasure(stores.outbox, erasedAt);
      return erasure && { ...erasure, erasedAt };
    }),
  );
  const found = read.filter((erasure) => erasure !== null);
  if (found.length > 0) await removeErased(stores, found);
  return found.length;
}

/** Removes again what was erased while it waited in the outbox. */
export async function removeIfErased(database: D1Database, records: readonly RecordKey[]): Promise<void> {
  const erased = records.length > 0 ? await findErased(database, records) : [];
  if (erased.length > 0) await removeRecords(database, erased);
}

interface Removal {
  author: string;
  erasedAt: string;
  records: { table: "catalogue_downloads" | "callback_requests"; id: string }[];
  oppositions: KeptOpposition[];
}

async function removeErased(stores: PeopleStores, removals: readonly Removal[]): Promise<void> {
  const records = removals.flatMap((removal) => removal.records);
  const erased = removals.flatMap(({ author, erasedAt, records }) =>
    records.map(({ table, id }) => ({ record_table: table, record_id: id, erased_at: erasedAt, author })),
  );
  await eraseFromOutbox(stores.outbox, records);
  await removeRecords(stores.database, records, { erased, oppositions: removals.flatMap(({ oppositions }) => oppositions) });
}

/** The refusals that people hold as of now, also where a later consent made one unsure, each under the hash of each address. */
export async function listOppositionsToKeep(stores: PeopleStores, people: readonly Person[], now: Date): Promise<KeptOpposition[]> {
  const refusals = people.flatMap((person) =>
    CONTACT_CHANNELS.flatMap((channel) => {
      const { state, at } = person.standing[channel];
      const isHeld = state === "refused" || state === "unsure";
      return isHeld && at !== null ? person.records.flatMap(listAddressKeys).map((address) => ({ address, channel, refused_at: at })) : [];
    }),
  );
  if (refusals.length === 0) return [];
  const hashes = await hashAddresses(stores.outbox, [...new Set(refusals.map(({ address }) => address))]);
  return refusals.map(({ address, channel, refused_at }) => ({
    hash: hashes.get(address) ?? "",
    channel,
    refused_at,
    kept_since: now.toISOString(),
  }));
}
