import { createContext } from "react-router";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { CliError } from "#scripts/toolbox.ts";
import { readStoreTime } from "#workers/db/clock.ts";
import { type CallList, listCalls } from "#workers/people/call-list.ts";
import type { Deciding } from "#workers/people/decide.ts";
import { PeopleReader } from "#workers/people/people-reader.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { type OpenStores, type Place, type PlaceName, places } from "./places.ts";

/** What outlives a request: the stores that are open, who is on file in each, and what the screens remember. */

export interface OfficeOptions {
  /** Opens the stores of a place. Throws a CliError when that is not possible. */
  open: OpenStores;
  /** The author of what is noted: shown to colleagues. */
  author: string;
  /** The place that is opened first. */
  start: PlaceName;
  /** Instead of the clock of the stores. */
  now?: (() => Date) | undefined;
}

/** What the screens of one place remember from one request to the next. */
interface Memory {
  /** How many faults « État » found last; null until it looked. */
  faultCount: number | null;
  /** Whom « Personnes » looks for, which stands in no address; empty for nobody in particular. */
  search: string;
  /** What became of the last action, for the page that it leads to; empty once that was shown. */
  message: string;
}

/** What a screen of one place works with, for one request, and what its decisions need. */
export interface Visit extends Deciding {
  place: Place;
  stores: Stores;
  memory: Memory;
  /** Today's calls of both professions: what the frame counts and the list shows is sorted out once. */
  readCalls(): Promise<CallList>;
}

/** Per request, set by the server; `nonce` is for the scripts that rendering writes into the page. */
export const officeContext = createContext<{ office: Office; nonce: string }>();
/** Set by the middleware of a place. */
export const visitContext = createContext<Visit>();

interface OpenPlace {
  stores: Stores;
  reader: PeopleReader;
}

export class Office {
  readonly start: PlaceName;
  /** Whoever started the command on the live stores has confirmed already. */
  isLiveEntered: boolean;
  readonly #options: OfficeOptions;
  readonly #open = new Map<PlaceName, Promise<OpenPlace>>();
  readonly #memories = new Map<PlaceName, Memory>();

  constructor(options: OfficeOptions) {
    this.start = options.start;
    this.isLiveEntered = options.start === "en-ligne";
    this.#options = options;
  }

  /** Opens the stores of a place where they are not open yet. When that fails, whatever the visit reads of them throws the reason. */
  async visit(place: Place): Promise<Visit> {
    const { stores, reader } = await this.#openOnce(place).catch(failing);
    const { author, now: clock } = this.#options;
    const memory = this.#memories.get(place.name) ?? { faultCount: null, search: "", message: "" };
    this.#memories.set(place.name, memory);
    // What is noted is dated by the stores, not by this machine. Where they do not answer nothing is noted.
    const now = clock?.() ?? (await readStoreTime(stores.database).catch(() => new Date()));
    let reading: Promise<PersonOnFile[]> | undefined;
    let calls: Promise<CallList> | undefined;
    // The parts of a page, which ask at once, share one reading; whoever asks after a write reads anew.
    const readPeople = () => {
      reading ??= reader.read(now).finally(() => {
        reading = undefined;
      });
      return reading;
    };
    return {
      place,
      stores,
      database: stores.database,
      now,
      author,
      readPeople,
      readCalls: () => {
        calls ??= readPeople().then((people) => listCalls(people, { now }));
        return calls;
      },
      memory,
    };
  }

  #openOnce(place: Place): Promise<OpenPlace> {
    const known = this.#open.get(place.name);
    if (known) return known;
    const opening = this.#options.open(place).then(makePlace);
    this.#open.set(place.name, opening);
    opening.catch(() => this.#open.delete(place.name));
    return opening;
  }

  /** After a failure: the next visit signs in anew. */
  async forget(place: Place): Promise<void> {
    const known = this.#open.get(place.name);
    this.#open.delete(place.name);
    await known?.then(({ stores }) => stores.close()).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(places).map((place) => this.forget(place)));
  }
}

function makePlace(stores: Stores): OpenPlace {
  return { stores, reader: new PeopleReader(stores.database) };
}

/** Stores that throw why they could not be opened. */
function failing(cause: unknown): OpenPlace {
  const reason = cause instanceof CliError ? cause : new CliError("La base ne s'ouvre pas.", { cause });
  const get = () => {
    throw reason;
  };
  const refuse = () => Promise.reject(reason);
  const bucket = { list: refuse, read: refuse, write: refuse, remove: refuse };
  const database = new Proxy({} as D1Database, { get });
  return makePlace({ environment: null, database, catalogues: bucket, outbox: bucket, close: async () => undefined });
}
