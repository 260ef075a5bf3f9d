import { listCallsOfName } from "#workers/db/open-calls.ts";
import { listKeysFrom, readRecords } from "#workers/db/people.ts";
import { compareText, loadPeople, readRecordKey } from "#workers/people/identity/person.ts";
import { fieldsAsSent } from "#workers/people/identity/person-fields.ts";
import { beginPhoneKeys, foldName } from "#workers/people/identity/person-keys.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { type Decision, type DecisionContext, draftOn, writeOn } from "./decisions.ts";

/** Many calls of one name leave the lists in one gesture: one outcome, « sans suite », on everybody who has one of them. */

export interface NamedFlood {
  /** Of one of its records. */
  key: string;
  /** As typed on that record. */
  name: string;
  /** Open calls. */
  count: number;
  /** At most `MOST_NUMBERS`. */
  numbers: number;
  /** ISO 8601, when the last of them was sent: what arrives later stays in the lists. */
  until: string;
}

const MOST_NUMBERS = 100;

/** How many telephone numbers a folded name has written with. */
export async function countNumbers(database: D1Database, name: string): Promise<number> {
  return (await listKeysFrom(database, [beginPhoneKeys(name)], MOST_NUMBERS)).length;
}

/** Null without an open call of that name. */
export async function findFlood({ database }: PeopleStores, key: string): Promise<NamedFlood | null> {
  const found = await readCalls(database, key);
  const last = found?.calls.at(-1);
  if (!found || !last) return null;
  const { words, name, calls } = found;
  return { key, name: words, count: calls.length, numbers: await countNumbers(database, name), until: last.sentAt };
}

/** Nothing is written where something was noted on one of them meanwhile. */
export async function putFloodAway(context: DecisionContext, { key, until }: Pick<NamedFlood, "key" | "until">): Promise<Decision> {
  const { stores, now } = context;
  const { calls = [] } = (await readCalls(stores.database, key)) ?? {};
  const shown = calls.filter(({ sentAt }) => sentAt <= until);
  const people = await loadPeople(stores, shown, now);
  const [person] = people;
  if (!person) return { isWritten: false, reason: "gone" };
  const entryId = await writeOn(context, people, ({ records }) =>
    records.map((record) => draftOn(record, { kind: "outcome", status: "sans-suite" })),
  );
  return entryId ? { isWritten: true, entryId, person } : { isWritten: false, reason: "changed", person, by: null };
}

/** In the order in which they were sent. */
async function readCalls(database: D1Database, key: string) {
  const asked = readRecordKey(key);
  const { sent } = await readRecords(database, asked ? [asked] : []);
  const [record] = sent;
  if (!record) return null;
  const { prenom, nom } = fieldsAsSent(record);
  const name = foldName({ prenom, nom });
  const calls = await listCallsOfName(database, name);
  return { words: `${prenom} ${nom}`.trim(), name, calls: calls.sort((a, b) => compareText(a.sentAt, b.sentAt)) };
}
