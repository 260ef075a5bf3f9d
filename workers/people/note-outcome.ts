import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { FOLLOW_UP_STATUSES, type FollowUpStatus } from "#workers/db/vocabulary.ts";
import { recordsToSettle } from "./call-list.ts";
import { nextAttemptAt, readCallTime } from "./callback-times.ts";
import { type Decided, type Deciding, findDecided, lastPhoneRefusal, newEntry, type SeenPerson } from "./decide.ts";
import { NOTE_MAX_LENGTH } from "./entries.ts";

/** The outcome of a call. */
interface Outcome {
  /** Null for a note alone. */
  status: FollowUpStatus | null;
  /** ISO 8601; when to call again, with `a-rappeler` and `pas-de-reponse` only. */
  callAt: string | null;
  /** Null when it was left as it was. */
  note: string | null;
}

/**
 * Notes an outcome on all that is open of a person, or else on all they sent. Nothing is written when somebody noted something or
 * « ne plus appeler » since it was seen, or when the records belong to others too by now.
 */
export async function noteOutcome(deciding: Deciding, seen: SeenPerson, { status, callAt, note }: Outcome): Promise<Decided> {
  if (status === null && note === null) return { isWritten: false, reason: "nothing" };
  const found = await findDecided(deciding, seen);
  if (found.refused) return found.refused;
  const after = new Map(seen.records.map((record) => [record.id, record.after]));
  const records = recordsToSettle(found.person);
  const entry = newEntry(deciding, found.person.records);
  const outcome = { status, callAt, note: note?.slice(0, NOTE_MAX_LENGTH) ?? null };
  const changes = records.map(({ table, id: recordId }) => ({ table, recordId, after: after.get(recordId) ?? null, ...outcome }));
  const refusal = { records: found.person.records, last: seen.refusal };
  const written = await addFollowUps(deciding.database, entry, changes, { isAllOrNone: true, refusal });
  const now = await findDecided(deciding, seen);
  if (now.refused?.reason === "gone") return now.refused;
  const person = now.person ?? now.refused.people[0];
  if (written.length > 0) return { isWritten: true, id: entry.id, person };
  const wasRefused = (lastPhoneRefusal(person)?.id ?? null) !== seen.refusal;
  return { isWritten: false, reason: wasRefused ? "refused" : "changed", person };
}

/**
 * Reads an outcome from the fields of its form; a fault when a callback has no moment, or one that has passed, or when it is no outcome at
 * all. `issue` is `joint`, `note`, `a-rappeler`, or with its moment `a-rappeler|<moment>`; `quand` the date field, for `a-rappeler` alone;
 * `note_avant` the note as it was shown.
 */
export function readOutcome(
  { issue = "", quand, note, note_avant: noteBefore = "" }: { [Name in "issue" | "quand" | "note" | "note_avant"]?: string | undefined },
  now: Date,
): { outcome: Outcome } | { fault: "unknown" | "missing" | "past" } {
  const [word = "", chosen] = issue.split("|");
  const status = FOLLOW_UP_STATUSES.find((known) => known === word) ?? null;
  if (status === null && word !== "note") return { fault: "unknown" };
  const text = note?.replaceAll("\r\n", "\n");
  const outcome = { status, callAt: null, note: text !== undefined && text !== noteBefore.replaceAll("\r\n", "\n") ? text : null };
  if (status === "pas-de-reponse") return { outcome: { ...outcome, callAt: nextAttemptAt(now) } };
  if (status !== "a-rappeler") return { outcome };
  const read = readCallTime(chosen ?? quand, now);
  return "fault" in read ? read : { outcome: { ...outcome, callAt: read.moment } };
}
