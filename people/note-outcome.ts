import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { type ContactChannel, FOLLOW_UP_STATUSES, type FollowUpStatus } from "#workers/db/vocabulary.ts";
import { type CallLine, listCalls, recordsToSettle } from "./call-list.ts";
import { nextAttemptAt, readCallTime } from "./callback-times.ts";
import { type Decided, type Deciding, findDecided, lastPhoneRefusal, newEntry, type SeenPerson } from "./decide.ts";
import { savedRecords } from "./read-people.ts";

/** The outcome of a call. */
interface Outcome {
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

interface Refusal {
  channel: ContactChannel;
  /** False lifts the refusals before it. */
  isRefused: boolean;
}

const REASON_MAX_LENGTH = 200;

/**
 * Notes « ne plus appeler » or « ne plus écrire », or lifts it (article 21 of the GDPR), on all that a person sent. What colleagues noted
 * meanwhile does not stop it. Both at once are written together or not at all, and nothing is when the records belong to others too by
 * now, or are gone.
 */
export async function refuseContact(
  deciding: Deciding,
  seen: SeenPerson,
  refusals: readonly Refusal[],
  note: string | null,
): Promise<Decided> {
  const found = await findDecided(deciding, seen);
  if (found.refused) return found.refused;
  const { person } = found;
  const entry = { ...newEntry(deciding, person.records), note: note?.trim().slice(0, REASON_MAX_LENGTH) || null };
  const entries = refusals.map((refusal) => ({ ...entry, ...refusal, id: crypto.randomUUID() }));
  const written = await addRefusals(deciding.database, entries, savedRecords(person));
  return written.length > 0 ? { isWritten: true, id: entries.at(-1)?.id ?? entry.id, person } : { isWritten: false, reason: "gone" };
}

/** What tells a set of old calls from another: who is in it, and where each stands. */
export async function identifyOldCalls(old: readonly CallLine[]): Promise<string> {
  const text = old.map(({ key, stand }) => `${key} ${stand}`).join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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
