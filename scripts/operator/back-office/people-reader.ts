import type { Stores } from "#scripts/stores/stores.ts";
import { type PersonOnFile, readPeople } from "#workers/people/read-people.ts";
import type { PlaceName } from "./places.ts";

/** How long what was read of everybody may be shown again. What is written checks for itself that it is not stale. */
const FRESH_MS = 5000;

interface Reading {
  at: number;
  people: Promise<PersonOnFile[]>;
}

/** Everybody on file, read once for the several pages that one gesture shows. In memory alone. */
export class PeopleReader {
  readonly #readings = new Map<PlaceName, Reading>();

  /** Throws what the database throws. */
  read(place: PlaceName, stores: Stores, now: Date): Promise<PersonOnFile[]> {
    const known = this.#readings.get(place);
    if (known && Date.now() - known.at < FRESH_MS) return known.people;
    const people = readPeople(stores.database, now);
    this.#readings.set(place, { at: Date.now(), people });
    people.catch(() => this.forget(place));
    return people;
  }

  /** After anything was written. */
  forget(place: PlaceName): void {
    this.#readings.delete(place);
  }
}
