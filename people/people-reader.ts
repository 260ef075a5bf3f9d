import { type LastChanges, readLastChanges } from "#workers/db/last-changes.ts";
import type { SentRecord } from "./contact-standing.ts";
import { compare } from "./entries.ts";
import { type Entries, gatherPeople, keyOfRecord, type Memory, type PersonOnFile, readSubmissions } from "./read-people.ts";

/** Read as a whole again after this time, even if nothing seems to have changed: the nightly purge leaves no trace. */
const LONGEST_MS = 5 * 60_000;
/** The clocks of two machines may differ by this much: entries of so long before the last one are read again. */
const CLOCKS_MS = 10 * 60_000;

interface Reading {
  startedAt: number;
  /** As they were before the rows were read. */
  changes: LastChanges;
  records: SentRecord[];
  entries: Entries;
  memory: Memory;
  people: PersonOnFile[];
}

/**
 * Everybody on file in one database, kept in memory only. D1 bills the rows that are read, and reading all takes a second for 10 000:
 * only what is new is read, and only its records are described anew. After an erasure everything is.
 * Writes check for themselves that they are not based on stale data.
 */
export class PeopleReader {
  readonly #database: D1Database;
  #known: Reading | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: D1Database) {
    this.#database = database;
  }

  /** As of now, whatever was written before the call included. */
  read(now: Date): Promise<PersonOnFile[]> {
    // One after the other: what the first reads the second need not.
    const reading = this.#last.then(() => this.#readOnce(now));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #readOnce(now: Date): Promise<PersonOnFile[]> {
    const changes = await readLastChanges(this.#database);
    const known = this.#known;
    if (!known || isErased(known.changes, changes)) this.#known = await this.#readAll(changes, now);
    else {
      if (!isSame(known.changes, changes)) await this.#readNew(known, changes, now);
      if (Date.now() - known.startedAt > LONGEST_MS) this.#readAgain(changes, now);
    }
    return this.#known?.people ?? [];
  }

  async #readAll(changes: LastChanges, now: Date): Promise<Reading> {
    const startedAt = Date.now();
    const { records, entries } = await readSubmissions(this.#database);
    const memory: Memory = { records: new Map(), people: new WeakMap() };
    return { startedAt, changes, records, entries, memory, people: gatherPeople(records, entries, now, memory) };
  }

  /** Nobody waits for it. */
  #readAgain(changes: LastChanges, now: Date): void {
    this.#known = this.#known && { ...this.#known, startedAt: Date.now() };
    this.#readAll(changes, now).then(
      (reading) => {
        this.#known = reading;
      },
      () => undefined,
    );
  }

  async #readNew(known: Reading, changes: LastChanges, now: Date): Promise<void> {
    const { leads, requests, ...moments } = known.changes;
    const since = Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, moment && before(moment)]));
    const added = await readSubmissions(this.#database, { leads, requests, ...since });
    const records = [...new Map([...known.records, ...added.records].map((record) => [keyOfRecord(record), record])).values()];
    const entries: Entries = {
      corrections: mergeEntries(known.entries.corrections, added.entries.corrections),
      followUps: mergeEntries(known.entries.followUps, added.entries.followUps),
      refusals: mergeEntries(known.entries.refusals, added.entries.refusals),
    };
    const { memory } = known;
    for (const { record_table, record_id } of [...added.entries.corrections, ...added.entries.followUps])
      memory.records.delete(keyOfRecord({ table: record_table, id: record_id }));
    this.#known = { ...known, changes, records, entries, people: gatherPeople(records, entries, now, memory) };
  }
}

function isErased(then: LastChanges, now: LastChanges): boolean {
  return then.erasures !== now.erasures || (then.leads ?? 0) > (now.leads ?? 0) || (then.requests ?? 0) > (now.requests ?? 0);
}

function isSame(then: LastChanges, now: LastChanges): boolean {
  return (Object.keys(now) as (keyof LastChanges)[]).every((name) => then[name] === now[name]);
}

function before(moment: string): string {
  return new Date(Date.parse(moment) - CLOCKS_MS).toISOString();
}

/** Each entry once, oldest first. */
function mergeEntries<Entry extends { id: string; at: string; record_id: string }>(known: readonly Entry[], added: readonly Entry[]) {
  if (added.length === 0) return known;
  const keyOf = (entry: Entry) => `${entry.at} ${entry.id} ${entry.record_id}${"field" in entry ? ` ${entry.field}` : ""}`;
  const all = new Map([...known, ...added].map((entry) => [keyOf(entry), entry]));
  return [...all.values()].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
}
