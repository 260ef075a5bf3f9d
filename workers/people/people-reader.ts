import { parisDate } from "#app/content/dated.ts";
import { type LastChanges, readLastChanges } from "#workers/db/last-changes.ts";
import { compare } from "./entries.ts";
import { gatherPeople, keyOfRecord, type PersonOnFile, readSubmissions, type Submissions } from "./read-people.ts";

interface Reading {
  /** As they were before the rows were read. */
  changes: LastChanges;
  /** In Paris. */
  day: string;
  submissions: Submissions;
  people: PersonOnFile[];
}

/**
 * Everybody on file in one database, kept in memory only. D1 bills the rows that are read, and reading all takes a second for 10 000:
 * only what is new is read, and only its records are described anew. Everything is when rows have gone, and on a new day, when an
 * agreement may have become too old.
 * Writes check for themselves that they are not based on stale data.
 */
export class PeopleReader {
  readonly #database: D1Database;
  #last: Promise<Reading | undefined> = Promise.resolve(undefined);

  constructor(database: D1Database) {
    this.#database = database;
  }

  /** As of now, whatever was written before the call included. */
  async read(now: Date): Promise<PersonOnFile[]> {
    // One after the other: what the first reads the second need not.
    const before = this.#last;
    const reading = before.then((known) => this.#readOnce(known, now));
    this.#last = reading.catch(() => before);
    return (await reading).people;
  }

  async #readOnce(known: Reading | undefined, now: Date): Promise<Reading> {
    const changes = await readLastChanges(this.#database);
    const day = parisDate(now);
    const isWhole = known !== undefined && known.day === day && !hasLost(known.changes, changes);
    if (isWhole && JSON.stringify(known.changes) === JSON.stringify(changes)) return known;
    const submissions = isWhole
      ? merge(known.submissions, await readSubmissions(this.#database, known.changes, changes))
      : await readSubmissions(this.#database);
    return { changes, day, submissions, people: gatherPeople(submissions.records, submissions.entries, now) };
  }
}

/** Whether rows have gone since. */
function hasLost(then: LastChanges, now: LastChanges): boolean {
  return then.removals !== now.removals || (then.leads ?? 0) > (now.leads ?? 0) || (then.requests ?? 0) > (now.requests ?? 0);
}

function merge(known: Submissions, added: Submissions): Submissions {
  const records = new Map([...known.records, ...added.records].map((record) => [keyOfRecord(record), record]));
  const entries = {
    corrections: mergeEntries(known.entries.corrections, added.entries.corrections),
    followUps: mergeEntries(known.entries.followUps, added.entries.followUps),
    refusals: mergeEntries(known.entries.refusals, added.entries.refusals),
  };
  return { records: [...records.values()], entries };
}

/** Each entry once, oldest first. */
function mergeEntries<Entry extends { id: string; at: string; record_id: string }>(known: readonly Entry[], added: readonly Entry[]) {
  const keyOf = (entry: Entry) => `${entry.at} ${entry.id} ${entry.record_id}${"field" in entry ? ` ${entry.field}` : ""}`;
  const all = new Map([...known, ...added].map((entry) => [keyOf(entry), entry]));
  return [...all].sort(([a], [b]) => compare(a, b)).map(([, entry]) => entry);
}
