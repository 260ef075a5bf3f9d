import { insertOngoingCall, listOngoingCalls } from "#workers/db/ongoing-calls.ts";
import type { OngoingCall } from "#workers/db/schema.ts";
import { readRecordKey } from "#workers/people/identity/person.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import type { DecisionContext } from "./decisions.ts";

/** Who is calling whom, so that no colleague dials the same person. It forbids nothing. */

/** A call without an outcome is over by then. */
const LONGEST_MS = 10 * 60_000;

/** ISO 8601: calls that began earlier are over. */
export function endOfCalls(now: Date): string {
  return new Date(now.getTime() - LONGEST_MS).toISOString();
}

/** Under the record that the person's key names. Does nothing for a person who is gone. */
export async function noteOngoingCall({ stores, author, now }: DecisionContext, key: string): Promise<void> {
  const record = readRecordKey(key);
  if (!record) return;
  const call = { record_table: record.table, record_id: record.id, author, started_at: now.toISOString() };
  await insertOngoingCall(stores.database, call, endOfCalls(now));
}

/** Latest first; `holderOf` gives the person's key. */
export async function readOngoingCalls({ database }: PeopleStores, now: Date): Promise<OngoingCall[]> {
  return listOngoingCalls(database, endOfCalls(now));
}
