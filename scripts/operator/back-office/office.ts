import { createContext } from "react-router";
import type { Deciding } from "#people/decide.ts";
import { PeopleReader } from "#people/people-reader.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { CliError } from "#scripts/toolbox.ts";
import { readStoreTime } from "#workers/db/store-time.ts";
import { OpenPlaces, type OpenStores, type Place, type PlaceName } from "./places.ts";

/** What outlives a request: the stores that are open, who is on file in each, and what the tabs count. */

export interface OfficeOptions {
  /** Opens the stores of a place. Throws a CliError when that is not possible. */
  open: OpenStores;
  /** The author of what is noted: shown to colleagues. */
  author: string;
  /** The place that is opened first. */
  start: PlaceName;
  /** Instead of the clock of the stores. */
  now?: () => Date;
}

/** What a screen of one place works with, for one request. */
export interface Visit {
  place: Place;
  stores: Stores;
  now: Date;
  author: string;
  /** Everybody on file, read once in a request; what is already in memory is not read again. */
  readPeople(): Promise<PersonOnFile[]>;
  /** Call after any write: the next `readPeople` asks what has changed. */
  forgetPeople(): void;
  /** How many faults « État » found last; undefined until it looked. */
  faultCount: number | undefined;
  noteFaultCount(count: number): void;
  /** Whom « Personnes » looks for, which stands in no address; empty for nobody in particular. */
  search: string;
  noteSearch(query: string): void;
}

/** What a decision of this visit needs. It is based on what is written now, not on what the visit has read before. */
export function decideIn({ stores, author, now, readPeople, forgetPeople }: Visit): Deciding {
  const readFresh = () => {
    forgetPeople();
    return readPeople();
  };
  return { database: stores.database, author, now, readPeople: readFresh };
}

/** Per request: set by the server, read by the root and by the middleware of a place. */
export interface OfficeRequest {
  office: Office;
  /** For the scripts that rendering writes into the page. */
  nonce: string;
}

export const officeContext = createContext<OfficeRequest>();
/** Set by the middleware of a place. */
export const visitContext = createContext<Visit>();

export class Office {
  readonly author: string;
  readonly start: PlaceName;
  /** Whoever started the command on the live stores has confirmed already. */
  isLiveEntered: boolean;
  readonly #places: OpenPlaces;
  readonly #now: (() => Date) | undefined;
  readonly #readers = new WeakMap<Stores, PeopleReader>();
  readonly #faultCounts = new Map<PlaceName, number>();
  readonly #searches = new Map<PlaceName, string>();

  constructor({ open, author, start, now }: OfficeOptions) {
    this.author = author;
    this.start = start;
    this.isLiveEntered = start === "en-ligne";
    this.#places = new OpenPlaces(open);
    this.#now = now;
  }

  /** Opens the stores of a place where they are not open yet. When that fails, whatever the visit reads of them throws the reason. */
  async visit(place: Place): Promise<Visit> {
    const stores = await this.#places.get(place).catch((error: unknown) => failingStores(place, error));
    // What is noted is dated by the stores, not by this machine. Where they do not answer nothing is noted.
    const now = this.#now?.() ?? (await readStoreTime(stores.database).catch(() => new Date()));
    const reader = this.#readers.get(stores) ?? new PeopleReader(stores.database);
    this.#readers.set(stores, reader);
    let people: Promise<PersonOnFile[]> | undefined;
    return {
      place,
      stores,
      now,
      author: this.author,
      readPeople: () => {
        people ??= reader.read(now);
        return people;
      },
      forgetPeople: () => {
        people = undefined;
      },
      faultCount: this.#faultCounts.get(place.name),
      noteFaultCount: (count) => void this.#faultCounts.set(place.name, count),
      search: this.#searches.get(place.name) ?? "",
      noteSearch: (query) => void this.#searches.set(place.name, query),
    };
  }

  now(): Date {
    return this.#now?.() ?? new Date();
  }

  /** After a failure: the next visit signs in anew. */
  forget(place: Place): Promise<void> {
    return this.#places.forget(place);
  }

  close(): Promise<void> {
    return this.#places.close();
  }
}

/** Stores that throw why they could not be opened. */
function failingStores({ environment }: Place, cause: unknown): Stores {
  const reason = cause instanceof CliError ? cause : new CliError("La base ne s'ouvre pas.", { cause });
  const failing = new Proxy({} as D1Database, {
    get() {
      throw reason;
    },
  });
  const refuse = () => Promise.reject(reason);
  const bucket = { list: refuse, read: refuse, write: refuse, remove: refuse };
  return { environment, name: "", database: failing, catalogues: bucket, outbox: bucket, close: async () => undefined };
}
