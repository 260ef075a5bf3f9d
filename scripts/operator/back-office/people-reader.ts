import { type PersonOnFile, readPeople } from "#people/read-people.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { readLastChanges } from "#workers/db/last-changes.ts";
import type { PlaceName } from "./places.ts";

/** Read again after this time even if nothing seems to have changed: a record from the outbox keeps its old time. */
const LONGEST_MS = 5 * 60_000;

interface Reading {
  at: number;
  /** The state of the database's last changes, read before the records. */
  changes: string;
  people: Promise<PersonOnFile[]>;
}

/**
 * Everybody on file, kept in memory only. D1 bills the rows that are read, so they are read again only when something has changed.
 * Writes check for themselves that they are not based on stale data.
 */
export class PeopleReader {
  readonly #readings = new Map<PlaceName, Reading>();

  /** Throws what the database throws. */
  async read(place: PlaceName, stores: Stores, now: Date): Promise<PersonOnFile[]> {
    const changes = await readLastChanges(stores.database);
    const known = this.#readings.get(place);
    if (known && known.changes === changes && Date.now() - known.at < LONGEST_MS) return known.people;
    const people = readPeople(stores.database, now);
    this.#readings.set(place, { at: Date.now(), changes, people });
    people.catch(() => this.forget(place));
    return people;
  }

  /** Call after any write. */
  forget(place: PlaceName): void {
    this.#readings.delete(place);
  }
}
