import { typeset } from "#app/content/typeset.ts";
import type { Outcome } from "#workers/db/vocabulary.ts";
import { nextAttemptAt, readCallTime } from "#workers/people/calls/callback-times.ts";
import { type Deciding, type Decision, decide, type Note, type Seen, undoLast } from "#workers/people/calls/decisions.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { sayEntry } from "#workers/people/words/entry-words.ts";
import { sayWhen } from "#workers/people/words/french-time.ts";
import type { Office } from "../context.ts";
import type { FormFields } from "../frame/forms.ts";
import { fullName } from "./describe-panel.ts";
import { AT_TYPED_TIME, CALL_AGAIN, FIELDS, GENUINE, REFUSE, UNDO } from "./fields.ts";

const PLAIN: readonly Outcome[] = ["joint", "pas-de-reponse", "inscrit", "sans-suite"];

/** A decision that was not written: why, and both ways on. */
export interface Unwritten {
  sentence: string;
  /** What leaving it says: « Garder « joint » ». */
  keep: string;
  /** Writes it all the same, over what is now seen; null when the form itself is to be filled in again. */
  again: { label: string; fields: FormFields } | null;
  /** What was typed. */
  note: string;
}

export type Taken = { entryId: string; key: string } | { unwritten: Unwritten } | { isGone: true };

/** Takes the decision that a form of the panel sent. */
export async function takeDecision(office: Office, fields: FormFields): Promise<Taken> {
  const seen: Seen = { key: fields[FIELDS.person] ?? "", revision: fields[FIELDS.revision] ?? "" };
  const deciding = decidingOf(office);
  const text = fields[FIELDS.note]?.trim() ?? "";
  if (fields[FIELDS.choice] === UNDO) return explain(office, await undoLast(deciding, seen), "Annuler", fields);
  const note = readNote(fields, office.now);
  if ("fault" in note) return { unwritten: { sentence: note.fault, keep: "D’accord", again: null, note: text } };
  return explain(office, await decide(deciding, seen, note), sayNote(note, office), fields);
}

export function decidingOf({ stores, author, now }: Office): Deciding {
  return { stores, author, now };
}

function readNote(fields: FormFields, now: Date): Note | { fault: string } {
  const note = fields[FIELDS.note]?.trim() || null;
  const [choice, time] = (fields[FIELDS.choice] ?? "").split(" ");
  const plain = PLAIN.find((outcome) => outcome === choice);
  if (plain) return { kind: "outcome", status: plain, callAt: plain === "pas-de-reponse" ? nextAttemptAt(now) : null, note };
  if (choice === CALL_AGAIN) {
    const read = readCallTime(time === AT_TYPED_TIME ? fields[FIELDS.time] : time, now);
    if ("moment" in read) return { kind: "outcome", status: CALL_AGAIN, callAt: read.moment, note };
    const words = read.fault === "past" ? "Ce moment est passé : choisissez-en un autre." : "Choisissez le jour et l’heure du rappel.";
    return { fault: `${words} Rien n’a été noté.` };
  }
  if (choice === REFUSE) return { kind: "refusal", channel: "telephone", note };
  if (choice === GENUINE) return { kind: "genuine" };
  return note ? { kind: "note", note } : { fault: "La note est vide : rien n’a été noté." };
}

function sayNote(note: Note, { now }: Office): string {
  const said = { status: null, call_at: null, channel: null, field: null };
  if (note.kind === "outcome") return sayEntry({ ...said, kind: note.kind, status: note.status, call_at: note.callAt }, now);
  return sayEntry({ ...said, kind: note.kind, channel: "channel" in note ? note.channel : null }, now);
}

/** Says who noted what on whom meanwhile, and offers both ways. */
export function explain({ now }: Office, decision: Decision, ours: string, fields: FormFields): Taken {
  if (decision.isWritten) return { entryId: decision.entryId, key: decision.person.key };
  if (decision.reason === "gone") return { isGone: true };
  const { person, by } = decision;
  const name = fullName(person);
  const theirs = by && sayEntry(by, now);
  const fact = by
    ? `${by.author} a noté « ${theirs} » pour ${name} à ${sayWhen(by.at, now)}.`
    : `${name} a envoyé quelque chose depuis, ou n’a plus rien à annuler.`;
  const isUndo = fields[FIELDS.choice] === UNDO;
  return {
    unwritten: {
      sentence: typeset(isUndo ? `${fact} Rien n’a été annulé.` : `${fact} Votre « ${ours} » n’a pas été noté.`),
      keep: typeset(theirs ? `Garder « ${theirs} »` : "Relire d’abord"),
      again: isUndo
        ? null
        : {
            label: typeset(`Noter quand même « ${ours} »`),
            fields: { ...fields, [FIELDS.person]: person.key, [FIELDS.revision]: person.revision },
          },
      note: fields[FIELDS.note] ?? "",
    },
  };
}

/** What the last action of the author did, while it can be taken back; null once something else was noted. */
export interface DoneView {
  name: string;
  words: string;
  /** What takes it back; null for what an undo did, and for several corrections at once. */
  undo: FormFields | null;
}

/** Reads it for the page to which an action led: `fait` is the person, `entree` what was written. */
export async function describeDone({ stores, author, now }: Office, query: URLSearchParams): Promise<DoneView | null> {
  const [key, entryId] = [query.get("fait"), query.get("entree")];
  const person = key && entryId ? await loadPerson(stores, key, now) : undefined;
  const entry = person?.entries.find(({ id }) => id === entryId);
  if (!person || !entry) return null;
  const isLast = person.entries.at(-1)?.id === entryId && entry.author === author && entry.kind !== "undo";
  const undo = { [FIELDS.person]: person.key, [FIELDS.revision]: person.revision, [FIELDS.choice]: UNDO };
  const undone = person.entries.find(({ id }) => id === entry.undoes);
  const words = undone ? `annulé : ${sayEntry(undone, now)}` : sayEntry(entry, now);
  return { name: fullName(person), words: typeset(words), undo: isLast ? undo : null };
}
