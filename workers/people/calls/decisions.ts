import { type EntryDraft, listRecordsOfEntry, writeEntries } from "#workers/db/entries.ts";
import type { RecordKey } from "#workers/db/people.ts";
import type { Entry, OpenCall } from "#workers/db/schema.ts";
import { type ContactChannel, NOTE_MAX_LENGTH, type Outcome } from "#workers/db/vocabulary.ts";
import {
  compareText,
  holderOf,
  listRecordKeys,
  loadPeople,
  loadPerson,
  nameOf,
  type Person,
  type PersonRecord,
} from "#workers/people/identity/person.ts";
import { nameCall } from "#workers/people/identity/person-keys.ts";
import { periodsOf } from "#workers/people/results/results.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { nextAttemptAt } from "./callback-times.ts";
import { CALL_AGAIN, findAskedTime, findNextCall } from "./next-call.ts";

/** Decisions are written as entries, never over something the author has not seen. */

export interface DecisionContext {
  stores: PeopleStores;
  /** A name or an e-mail. */
  author: string;
  now: Date;
}

export type Seen = Pick<Person, "key" | "revision">;

/** `changed`: an adviser (`by`) or the person (null) changed something meanwhile; nothing is written. `gone`: erased or purged. */
export type Decision =
  | { isWritten: true; entryId: string; person: Person }
  | { isWritten: false; reason: "changed"; person: Person; by: Entry | null }
  | { isWritten: false; reason: "gone" };

/**
 * Times are ISO 8601. An unanswered call needs none: it leaves the one that was asked for, else there is a next attempt. An
 * agreement's note is in the person's words; an agreement to calls opens one, at its time or without.
 */
export type Note =
  | { kind: "outcome"; status: Outcome; call_at: string | null; note: string | null }
  | { kind: "note"; note: string }
  | { kind: "refusal" | "lifting"; channel: ContactChannel; note: string | null }
  | { kind: "agreement"; channel: ContactChannel; note: string; call_at?: string | null }
  | { kind: "genuine" };

/** « Ne plus appeler » (GDPR, article 21) also ends open calls; « c'est une vraie personne » only affects set-aside records. */
export async function decide(context: DecisionContext, seen: Seen, note: Note): Promise<Decision> {
  return write(context, seen, (person) => {
    const records = note.kind === "genuine" ? person.records.filter(({ isSetAside }) => isSetAside) : person.records;
    const said = { ...note, ...findCall(note, person, context.now) };
    return records.map((record) => draftOn(record, said));
  });
}

/** What a note says of the next call beside its own words. */
function findCall(note: Note, person: Person, now: Date): Partial<Pick<Entry, "status" | "call_at">> {
  if (note.kind === "outcome" && note.status === "pas-de-reponse") return { call_at: findAskedTime(person, now) ?? nextAttemptAt(now) };
  const isToCall = note.kind === "agreement" && note.channel === "telephone" && (note.call_at || person.calls.length === 0);
  return isToCall ? { status: CALL_AGAIN } : {};
}

/**
 * Undoes the author's last entry unless something followed, with everybody on whom it was noted at once; the previous state
 * applies again. Nothing is deleted.
 */
export async function undoLast(context: DecisionContext, seen: Seen): Promise<Decision> {
  const { stores, author, now } = context;
  const person = await loadPerson(stores, seen.key, now);
  if (!person) return { isWritten: false, reason: "gone" };
  const last = person.entries.at(-1);
  if (person.revision !== seen.revision || !last || last.author !== author || last.kind === "undo")
    return explainChange(person, seen.revision);
  const people = await loadPeople(stores, [...person.records.slice(0, 1), ...(await listRecordsOfEntry(stores.database, last))], now);
  if (people.some(({ entries }) => entries.at(-1)?.id !== last.id)) return explainChange(person, seen.revision);
  const undo = ({ records }: Person) =>
    records
      .filter((record) => record.entries.some(({ id }) => id === last.id))
      .map((record) => draftOn(record, { kind: "undo", undoes: last.id }));
  const entryId = await writeOn(context, people, undo);
  return entryId ? { isWritten: true, entryId, person } : explainNow(context, seen);
}

/** How many records an entry of a person was noted on, those of other people included. */
export async function countNotedTogether({ database }: PeopleStores, { entries }: Person, entryId: string): Promise<number> {
  const entry = entries.find(({ id }) => id === entryId);
  return entry ? (await listRecordsOfEntry(database, entry)).length : 0;
}

type Draft = Omit<EntryDraft, "id" | "author">;

const EMPTY = { status: null, call_at: null, channel: null, corrections: null, undoes: null, note: null };

export function draftOn({ table, id }: RecordKey, said: Pick<Draft, "kind"> & Partial<Draft>): Draft {
  return { ...EMPTY, ...said, record_table: table, record_id: id, note: said.note?.trim().slice(0, NOTE_MAX_LENGTH) || null };
}

/** Writes entries unless the person has changed. */
export async function write(context: DecisionContext, seen: Seen, plan: (person: Person) => readonly Draft[]): Promise<Decision> {
  const person = await loadPerson(context.stores, seen.key, context.now);
  if (!person) return { isWritten: false, reason: "gone" };
  if (person.revision !== seen.revision) return explainChange(person, seen.revision);
  const entryId = await writeOn(context, [person], plan);
  return entryId ? { isWritten: true, entryId, person } : explainNow(context, seen);
}

async function explainNow({ stores, now }: DecisionContext, { key, revision }: Seen): Promise<Decision> {
  const current = await loadPerson(stores, key, now);
  return current ? explainChange(current, revision) : { isWritten: false, reason: "gone" };
}

/** One decision on these people, whose rows share the id that is returned; null when something was noted meanwhile, or for no draft. */
export async function writeOn(
  { stores, author, now }: DecisionContext,
  people: readonly Person[],
  plan: (person: Person) => readonly Draft[],
): Promise<string | null> {
  // Records outside D1 can only be erased.
  const records = people.flatMap((person) => person.records).filter(({ waiting }) => !waiting);
  const written = new Set(records.map(nameOf));
  const planned = people.flatMap(plan).filter((draft) => written.has(holderOf(draft)));
  if (planned.length === 0) return null;
  const entries = people.flatMap((person) => person.entries).sort((a, b) => compareText(a.at, b.at) || compareText(a.id, b.id));
  const id = crypto.randomUUID();
  const at = now.toISOString();
  const drafts = planned.map((draft) => ({ ...draft, id, author }));
  const added = new Map(drafts.map((draft) => [holderOf(draft), { ...draft, at }]));
  const entriesAfter = (record: PersonRecord) => [...record.entries, ...[added.get(nameOf(record)) ?? []].flat()];
  const undone = entries.filter((entry) => drafts.some(({ undoes }) => undoes === entry.id));
  const isCorrecting = [...drafts, ...undone].some(({ kind }) => kind === "correction");
  const isWritten = await writeEntries(stores.database, {
    now: at,
    drafts,
    records,
    last: entries.at(-1)?.id ?? null,
    calls: records.flatMap((record) => listNextCall(record, entriesAfter(record))),
    keys: isCorrecting ? records.flatMap((record) => listRecordKeys(record.sent, entriesAfter(record))) : null,
    recount: listMomentsToRecount(records, drafts, undone).flatMap(periodsOf),
  });
  return isWritten ? id : null;
}

/** Of what is undone; and of records that « c'est une vraie personne », or its undo, counts anew. */
function listMomentsToRecount(records: readonly PersonRecord[], drafts: readonly EntryDraft[], undone: readonly Entry[]): string[] {
  const isAboutTrust = [...drafts, ...undone].some(({ kind }) => kind === "genuine");
  return [...undone.map(({ at }) => at), ...(isAboutTrust ? records.map(({ sent }) => sent.created_at) : [])];
}

/** The call that remains open, if any, as a list needs it. */
export function listNextCall(record: PersonRecord, entries: readonly Entry[]): OpenCall[] {
  const call = findNextCall(record, entries);
  return call ? [nameCall(call, record.sent)] : [];
}

/** Why nothing was written: what is there now. */
export function explainChange(person: Person, revision: string): Decision {
  const last = person.entries.at(-1);
  return { isWritten: false, reason: "changed", person, by: last && !revision.startsWith(`${last.id} `) ? last : null };
}
