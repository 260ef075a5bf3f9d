import { formatCount } from "#app/content/format.ts";
import type { Visit } from "#scripts/operator/back-office/office.ts";
import { keyOf } from "#workers/people/call-list.ts";
import { type Decided, lastPhoneRefusal, readSeen, seePerson } from "#workers/people/decide.ts";
import { sayHour } from "#workers/people/french-time.ts";
import { noteOutcome, readOutcome } from "#workers/people/note-outcome.ts";
import { sayOutcome } from "#workers/people/outcome-words.ts";
import { fullName } from "#workers/people/person-file.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { refuseContact } from "#workers/people/refuse-contact.ts";
import { findLastStep, undoStep } from "#workers/people/undo.ts";
import { REFUSE, UNDO } from "./issues.ts";

/** What the panel asks: an outcome, a note, « ne plus appeler », or to take back what was noted last. */

/** Why a decision was not written, and the ways to take it again on what is there now. */
export type UnwrittenView = ReturnType<typeof explain>;

/** Said of a person of whom nothing is kept any more. */
export const GONE = "Cette personne n’est plus dans la base.";

/** What became of a decision: `message` is empty when it goes without saying; `undone` names the person of what was taken back. */
type Taken = { unwritten: UnwrittenView } | { message: string; undone?: string };

export const TOO_LATE = "Quelqu’un a changé cette ligne depuis : rien n’a été annulé.";

const FAULTS = {
  unknown: "Rien n’a été noté : la demande était incomplète.",
  missing: "Choisissez le jour et l’heure du rappel.",
  past: "Ce moment est passé : choisissez-en un à venir.",
} as const;

/** Takes the decision that a form of the panel asks for. */
export async function takeDecision(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Taken> {
  const { issue } = fields;
  if (issue === UNDO) return undo(visit, fields.entree);
  const seen = readSeen(fields.vu);
  if (!seen) return { message: FAULTS.unknown };
  if (issue === REFUSE) {
    const decided = await refuseContact(visit, seen, [{ channel: "telephone", isRefused: true }], "dit au téléphone");
    return decided.isWritten ? { message: "" } : { unwritten: explain(decided, "ne plus appeler", { issue }, visit.now) };
  }
  const read = readOutcome(fields, visit.now);
  if ("fault" in read) return { message: FAULTS[read.fault] };
  const { status, callAt, note } = read.outcome;
  const decided = await noteOutcome(visit, seen, read.outcome);
  if (decided.isWritten) return { message: status === null ? "Note gardée." : "" };
  if (decided.reason === "nothing") return { message: "Rien n’a été changé." };
  const again = {
    issue: status === "a-rappeler" ? `${status}|${callAt}` : (status ?? "note"),
    // What is kept of the form is what differs from the note that is there now.
    ...(note !== null && { note, note_avant: "" }),
  };
  return { unwritten: explain(decided, sayOutcome({ status, call_at: callAt }, visit.now), again, visit.now) };
}

async function undo(visit: Visit, entry: string | undefined): Promise<Taken> {
  const step = findLastStep(await visit.readPeople(), visit.author, visit.now);
  const isUndone = step !== undefined && step.entry.id === entry && (await undoStep(visit, step));
  const [person] = step?.people ?? [];
  return isUndone && person ? { message: "", undone: keyOf(person) } : { message: TOO_LATE };
}

function explain(decided: Unwritten, ours: string, again: Readonly<Record<string, string>>, now: Date) {
  const { fact, result, theirs } = sayUnwritten(decided, ours, now);
  const people = decided.reason === "regrouped" ? decided.people : "person" in decided ? [decided.person] : [];
  const label = again.issue === REFUSE ? "Ne plus appeler" : `Noter quand même « ${ours} »`;
  return {
    fact,
    result,
    /** « Garder “joint” » */
    keep: theirs ? `Garder « ${theirs} »` : "Revenir",
    again: people.map((person) => ({
      label: people.length > 1 ? `${label} pour ${fullName(person)}, ${person.telephone}` : label,
      fields: { ...again, vu: JSON.stringify(seePerson(person)), ligne: keyOf(person) },
    })),
  };
}

export type Unwritten = Exclude<Decided, { isWritten: true }>;

/** Why a decision was not written, in two sentences: what happened meanwhile, and what became of the decision (`ours`: « joint »). */
export function sayUnwritten(decided: Unwritten, ours: string, now: Date): { fact: string; result: string; theirs: string } {
  const result = `Votre « ${ours} » n’a pas été appliqué.`;
  if (decided.reason === "gone") return { fact: GONE, result, theirs: "" };
  if (decided.reason === "nothing") return { fact: "Il n’y avait rien à noter.", result: "", theirs: "" };
  if (decided.reason === "regrouped") {
    const [person, ...others] = decided.people;
    const count = formatCount(person.records.length, "envoi");
    const joined = `${fullName(person)} a maintenant ${count} : un autre est venu depuis, ou l’a rejoint.`;
    const fact = others.length > 0 ? `Ces envois sont maintenant de ${decided.people.length} personnes.` : joined;
    return { fact, result, theirs: "" };
  }
  const { theirs, by } = describeTheirs(decided, now);
  return { fact: `${by?.author ?? "Quelqu’un"} a noté « ${theirs} » à ${sayHour(by?.at ?? now.toISOString())}.`, result, theirs };
}

function describeTheirs({ reason, person }: { reason: string; person: PersonOnFile }, now: Date) {
  if (reason === "refused") {
    const by = lastPhoneRefusal(person);
    return { theirs: by?.is_refused === false ? "peut être appelé" : "ne plus appeler", by };
  }
  const by = person.followUps.at(-1);
  return { theirs: by ? (by.status === null ? (by.note ?? "une note") : sayOutcome(by, now)) : "nouveau", by };
}
