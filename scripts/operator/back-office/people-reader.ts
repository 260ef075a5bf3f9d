import type { Stores } from "#scripts/operator/stores/stores.ts";
import { readLastChanges } from "#workers/db/last-changes.ts";
import { type PersonOnFile, readPeople } from "#workers/people/read-people.ts";
import type { PlaceName } from "./places.ts";

/** However little seems to have changed: a record that waited in the outbox comes with its old time. */
const LONGEST_MS = 5 * 60_000;

interface Reading {
  at: number;
  /** What the database said of its last changes before it was read. */
  changes: string;
  people: Promise<PersonOnFile[]>;
}

/**
 * Everybody on file. The whole is read again only when something has changed, for D1 bills the rows that are read; in memory alone.
 * What is written checks for itself that it is not stale.
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

  /** After anything was written. */
  forget(place: PlaceName): void {
    this.#readings.delete(place);
  }
}
