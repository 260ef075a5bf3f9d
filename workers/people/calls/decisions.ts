import { type EntryDraft, writeEntries } from "#workers/db/entries.ts";
import type { RecordKey } from "#workers/db/people.ts";
import type { Entry } from "#workers/db/schema.ts";
import { type ContactChannel, NOTE_MAX_LENGTH, type Outcome } from "#workers/db/vocabulary.ts";
import { correctedFields, holderOf, loadPerson, nameOf, type Person } from "#workers/people/identity/person.ts";
import { listPersonKeys } from "#workers/people/identity/person-keys.ts";
import { periodsOf } from "#workers/people/results/results.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { findNextCall } from "./next-call.ts";

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

/** Times are ISO 8601; an agreement's note is in the person's words. */
export type Note =
  | { kind: "outcome"; status: Outcome; call_at: string | null; note: string | null }
  | { kind: "note"; note: string }
  | { kind: "refusal" | "lifting"; channel: ContactChannel; note: string | null }
  | { kind: "agreement"; channel: ContactChannel; note: string }
  | { kind: "genuine" };

/** « Ne plus appeler » (GDPR, article 21) also ends open calls; « c'est une vraie personne » only affects set-aside records. */
export async function decide(context: DecisionContext, seen: Seen, note: Note): Promise<Decision> {
  return write(context, seen, (person) => {
    const records = note.kind === "genuine" ? person.records.filter(({ isSetAside }) => isSetAside) : person.records;
    return records.map((record) => draftOn(record, note));
  });
}

/** Undoes the author's last entry unless something followed; the previous state applies again. Nothing is deleted. */
export async function undoLast(context: DecisionContext, seen: Seen): Promise<Decision> {
  return write(context, seen, ({ records, entries }) => {
    const last = entries.at(-1);
    if (!last || last.author !== context.author || last.kind === "undo") return [];
    const holding = records.filter((record) => record.entries.some(({ id }) => id === last.id));
    return holding.map((record) => draftOn(record, { kind: "undo", undoes: last.id }));
  });
}

type Draft = Omit<EntryDraft, "id" | "author">;

const EMPTY = { status: null, call_at: null, channel: null, field: null, value: null, undoes: null, note: null };

export function draftOn({ table, id }: RecordKey, said: Pick<Draft, "kind"> & Partial<Draft>): Draft {
  return { ...EMPTY, ...said, record_table: table, record_id: id, note: said.note?.trim().slice(0, NOTE_MAX_LENGTH) || null };
}

/** Writes entries unless the person has changed. Rows of one decision share an id, except a correction's fields. */
export async function write(
  { stores, author, now }: DecisionContext,
  { key, revision }: Seen,
  plan: (person: Person) => readonly Draft[],
): Promise<Decision> {
  const person = await loadPerson(stores, key, now);
  if (!person) return { isWritten: false, reason: "gone" };
  if (person.revision !== revision) return explainChange(person, revision);
  // Records outside D1 can only be erased.
  const records = person.records.filter(({ waiting }) => !waiting);
  const planned = plan(person).filter(({ record_id }) => records.some(({ id }) => id === record_id));
  if (planned.length === 0) return explainChange(person, revision);
  const ids = new Map<string | null, string>();
  const drafts = planned.map((draft) => {
    const id = ids.get(draft.field) ?? crypto.randomUUID();
    ids.set(draft.field, id);
    return { ...draft, id, author };
  });
  const at = now.toISOString();
  const addedTo = (record: RecordKey) => drafts.filter((draft) => holderOf(draft) === nameOf(record)).map((draft) => ({ ...draft, at }));
  const isWritten = await writeEntries(stores.database, {
    now: at,
    drafts,
    records,
    last: person.entries.at(-1)?.id ?? null,
    calls: records.flatMap((record) => findNextCall(record, [...record.entries, ...addedTo(record)]) ?? []),
    // A correction's new values find the person too.
    keys: records.flatMap((record) => listPersonKeys({ ...record, ...correctedFields(addedTo(record)) })),
    recount: listMomentsToRecount(person, drafts).flatMap(periodsOf),
  });
  if (isWritten) return { isWritten, entryId: drafts[0]?.id ?? "", person };
  const current = await loadPerson(stores, key, now);
  return current ? explainChange(current, revision) : { isWritten: false, reason: "gone" };
}

/** Of what is undone; and of records that « c'est une vraie personne », or its undo, counts anew. */
function listMomentsToRecount({ records, entries }: Person, drafts: readonly EntryDraft[]): string[] {
  const undone = entries.filter(({ id }) => drafts.some(({ undoes }) => undoes === id));
  const isAboutTrust = [...drafts, ...undone].some(({ kind }) => kind === "genuine");
  return [...undone.map(({ at }) => at), ...(isAboutTrust ? records.map(({ sent }) => sent.created_at) : [])];
}

function explainChange(person: Person, revision: string): Decision {
  const last = person.entries.at(-1);
  return { isWritten: false, reason: "changed", person, by: last && !revision.startsWith(`${last.id} `) ? last : null };
}
