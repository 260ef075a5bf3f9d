import { formatCount } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { OUTCOMES } from "#workers/db/vocabulary.ts";
import { countNotedTogether, type Decision, decide, type Note, type Seen, undoLast } from "#workers/people/calls/decisions.ts";
import { putFloodAway } from "#workers/people/calls/put-flood-away.ts";
import { loadPerson, nameOf, type Person } from "#workers/people/identity/person.ts";
import { findUndone, formatEntry, formatUndo } from "#workers/people/labels/entry-labels.ts";
import { formatWhen } from "#workers/people/labels/french-time.ts";
import type { Office } from "../context.ts";
import { answerGone, type FormFields } from "../frame/forms.tsx";
import { readAskedTime } from "./call-time.ts";
import { fullName } from "./describe-panel.ts";
import { AT_TYPED_TIME, CALL_AGAIN, callAgainAt, FIELDS, GENUINE, REFUSE, UNDO } from "./fields.ts";

/** Outcomes that need no time. */
const PLAIN = OUTCOMES.filter((outcome) => outcome !== CALL_AGAIN);

/** Why a decision was rejected, and the two ways forward. */
export interface Unwritten {
  sentence: string;
  /** Label for discarding it: « Garder « joint » ». */
  keep: string;
  /** Overwrites the current state; null when the form must be filled in again. */
  again: { label: string; fields: FormFields } | null;
  note: string;
}

export type Taken = { entryId: string; key: string } | { unwritten: Unwritten };

export async function takeDecision(office: Office, fields: FormFields): Promise<Taken> {
  const seen: Seen = { key: fields[FIELDS.person] ?? "", revision: fields[FIELDS.revision] ?? "" };
  const text = fields[FIELDS.note]?.trim() ?? "";
  if (fields[FIELDS.choice] === UNDO) return explain(office, await undoLast(office, seen), "Annuler", fields);
  const note = readNote(fields, office.now);
  if ("fault" in note) return refuse(note.fault, text);
  if ("doubt" in note) return doubt(note, { ...fields, [FIELDS.choice]: callAgainAt(note.moment) });
  return explain(office, await decide(office, seen, note), formatEntry(note, office.now), fields);
}

/** A flood, as it was shown. */
export async function putAway(office: Office, fields: FormFields): Promise<Taken> {
  const put = await putFloodAway(office, { key: fields[FIELDS.person] ?? "", until: fields[FIELDS.until] ?? "" });
  if (put.isWritten) return { entryId: put.entryId, key: put.person.key };
  if (put.reason === "gone") return refuse("Il n’y a plus rien à ranger sous ce nom.", "");
  return refuse("Un collègue vient de noter quelque chose sur l’un de ces envois : rien n’a été rangé. Relisez la liste.", "");
}

export function refuse(sentence: string, note: string): Taken {
  return { unwritten: { sentence: typeset(sentence), keep: "D’accord", again: null, note } };
}

/** Sent again, the fields say that the time is meant. */
export function doubt({ moment, doubt }: DoubtfulTime, fields: FormFields): Taken {
  const again = { label: "Noter quand même", fields: { ...fields, [FIELDS.certain]: moment } };
  return { unwritten: { sentence: typeset(doubt), keep: "Choisir un autre moment", again, note: fields[FIELDS.note] ?? "" } };
}

interface DoubtfulTime {
  moment: string;
  doubt: string;
}

function readNote(fields: FormFields, now: Date): Note | { fault: string } | DoubtfulTime {
  const note = fields[FIELDS.note]?.trim() || null;
  const [choice, time] = (fields[FIELDS.choice] ?? "").split(" ");
  const plain = PLAIN.find((outcome) => outcome === choice);
  if (plain) return { kind: "outcome", status: plain, call_at: null, note };
  if (choice === CALL_AGAIN) {
    const read = readAskedTime(time === AT_TYPED_TIME ? fields[FIELDS.time] : time, fields[FIELDS.certain], now);
    if ("fault" in read) return read;
    const { moment, doubt } = read;
    return doubt ? { moment, doubt } : { kind: "outcome", status: CALL_AGAIN, call_at: moment, note };
  }
  if (choice === REFUSE) return { kind: "refusal", channel: "telephone", note };
  if (choice === GENUINE) return { kind: "genuine" };
  return note ? { kind: "note", note } : { fault: "La note est vide : rien n’a été noté." };
}

/** Offers both ways forward. Throws a 404 when the person is gone. */
export function explain({ now }: Office, decision: Decision, ours: string, fields: FormFields): Taken {
  if (decision.isWritten) return { entryId: decision.entryId, key: decision.person.key };
  if (decision.reason === "gone") answerGone();
  const { person, by } = decision;
  const name = fullName(person);
  const theirs = by && formatEntry(by, now);
  const fact = by
    ? `${by.author} a noté « ${theirs} » pour ${name} à ${formatWhen(by.at, now)}.`
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

export type DoneView = NonNullable<Awaited<ReturnType<typeof describeDone>>>;

/** The author's last action, after the redirect; `shown` was read already. `undo` is null for an undo, and once something followed. */
export async function describeDone({ stores, author, now }: Office, query: URLSearchParams, shown?: Person) {
  const [key, entryId] = [query.get("fait"), query.get("entree")];
  if (!key || !entryId) return null;
  const person = shown?.records.some((record) => nameOf(record) === key) ? shown : await loadPerson(stores, key, now);
  const entry = person?.entries.find(({ id }) => id === entryId);
  if (!person || !entry) return null;
  const isLast = person.entries.at(-1)?.id === entryId && entry.author === author && entry.kind !== "undo";
  const undo = { [FIELDS.person]: person.key, [FIELDS.revision]: person.revision, [FIELDS.choice]: UNDO };
  const words = entry.kind === "undo" ? formatUndo(findUndone(entry, person.entries), now) : formatEntry(entry, now);
  const together = entry.kind === "outcome" ? await countNotedTogether(stores, person, entryId) : 0;
  const isFlood = together > person.records.length;
  return {
    name: fullName(person),
    words: typeset(isFlood ? `${words}, pour ${formatCount(together, "envoi")} de ce nom` : words),
    undo: isLast ? undo : null,
  };
}
