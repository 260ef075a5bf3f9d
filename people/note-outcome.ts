import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { FOLLOW_UP_STATUSES, type FollowUpStatus } from "#workers/db/vocabulary.ts";
import { recordsToSettle } from "./call-list.ts";
import { nextAttemptAt, readCallTime } from "./callback-times.ts";
import { type Decided, type Deciding, findDecided, newEntry } from "./decide.ts";
import { findHolder, lastPhoneRefusal, type SeenPerson } from "./seen-person.ts";

/** The outcome of a call. */
export interface Outcome {
  /** Null for a note alone. */
  status: FollowUpStatus | null;
  /** ISO 8601; when to call again, with `a-rappeler` and `pas-de-reponse` only. */
  callAt: string | null;
  /** Null when it was left as it was. */
  note: string | null;
}

export const NOTE_MAX_LENGTH = 2000;

/**
 * Notes an outcome on all that is open of a person, or else on all they sent. Nothing is written when somebody noted something or
 * « ne plus appeler » since it was seen, or when the records belong to others too by now. Throws what D1 throws.
 */
export async function noteOutcome(deciding: Deciding, seen: SeenPerson, { status, callAt, note }: Outcome): Promise<Decided> {
  if (status === null && note === null) return { isWritten: false, reason: "nothing" };
  const found = await findDecided(deciding, seen);
  if (found.refused) return found.refused;
  const after = new Map(seen.records.map((record) => [record.id, record.after]));
  const records = recordsToSettle(found.person);
  const entry = newEntry(deciding, found.person.records);
  const changes = records.map(({ table, id }) => ({
    table,
    recordId: id,
    after: after.get(id) ?? null,
    status,
    callAt,
    note: note?.slice(0, NOTE_MAX_LENGTH) ?? null,
  }));
  const refusal = { records: found.person.records, last: seen.refusal };
  const written = await addFollowUps(deciding.database, entry, changes, { isAllOrNone: true, refusal });
  const holder = findHolder(await deciding.readPeople(), seen);
  if (holder.state === "gone") return { isWritten: false, reason: "gone" };
  const person = holder.state === "same" ? holder.person : holder.people[0];
  if (written.length > 0) return { isWritten: true, id: entry.id, person };
  const wasRefused = (lastPhoneRefusal(person)?.id ?? null) !== seen.refusal;
  return { isWritten: false, reason: wasRefused ? "refused" : "changed", person };
}

/** The fields of the form in which an outcome is noted. */
export interface OutcomeFields {
  /** `joint`, `note`, `a-rappeler`; or with its moment, `a-rappeler|<moment>`. */
  issue?: string | undefined;
  /** The date field, for `a-rappeler` alone. */
  quand?: string | undefined;
  note?: string | undefined;
  /** The note as it was shown. */
  note_avant?: string | undefined;
}

/** Reads an outcome; a fault when a callback has no moment, or one that has passed, or when it is no outcome at all. */
export function readOutcome(
  { issue = "", quand, note, note_avant: noteBefore = "" }: OutcomeFields,
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
