import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { type CallLine, listCalls, recordsToSettle } from "./call-list.ts";
import { type Deciding, newEntry } from "./decide.ts";
import { toHex } from "./erasure-hashes.ts";

/** What tells a set of old calls from another: who is in it, and where each stands. */
export async function identifyOldCalls(old: readonly CallLine[]): Promise<string> {
  const text = old.map(({ key, stand }) => `${key} ${stand}`).join("\n");
  return toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).slice(0, 32);
}

/**
 * Notes « sans suite » on all calls that are overdue by more than two weeks, as one outcome, which is taken back as one. Nothing is written
 * unless they are those that were seen (`identifyOldCalls`). Returns how many people it concerns.
 */
export async function closeOldCalls(deciding: Deciding, seen: string): Promise<number> {
  const { old } = listCalls(await deciding.readPeople(), { now: deciding.now });
  if (old.length === 0 || (await identifyOldCalls(old)) !== seen) return 0;
  const records = old.flatMap(({ person }) => recordsToSettle(person));
  const status = "sans-suite" as const;
  const changes = records.map(({ table, id: recordId, followUps }) => ({ table, recordId, after: followUps.at(-1)?.id ?? null, status }));
  const written = await addFollowUps(deciding.database, newEntry(deciding, records), changes, { isAllOrNone: true });
  return written.length > 0 ? old.length : 0;
}
