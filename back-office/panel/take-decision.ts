import * as v from "valibot";
import { sayUnwritten, type Unwritten } from "#people/decision-words.ts";
import { noteOutcome, readOutcome } from "#people/note-outcome.ts";
import { sayOutcome } from "#people/outcome-words.ts";
import { refuseContact } from "#people/refuse-contact.ts";
import { seenTextSchema, seePerson } from "#people/seen-person.ts";
import { findLastStep, undoStep } from "#people/undo.ts";
import { decideIn, type Visit } from "#scripts/operator/back-office/office.ts";

/** What the panel asks: an outcome, a note, « ne plus appeler », or to take back what was noted last. */

export const REFUSE = "ne-plus-appeler";
export const UNDO = "annuler";

/** Why a decision was not written, and the ways to take it again on what is there now. */
export interface UnwrittenView {
  fact: string;
  result: string;
  /** « Garder “joint” » */
  keep: string;
  again: { label: string; fields: [name: string, value: string][] }[];
}

/** What became of a decision. `message` is a word of MESSAGES; `key` names the person whom an undoing concerns. */
export type Taken =
  | { isWritten: true; issue: string; message?: MessageName; key?: string }
  | { isWritten: false; unwritten: UnwrittenView }
  | { isWritten: false; message: MessageName };

const MESSAGES = {
  note: "Note gardée.",
  missing: "Choisissez le jour et l’heure du rappel.",
  past: "Ce moment est passé : choisissez-en un à venir.",
  "trop-tard": "Quelqu’un a changé cette ligne depuis : rien n’a été annulé.",
  rien: "Rien n’a été changé.",
  incomplet: "Rien n’a été noté : la demande était incomplète.",
  clos: "Les anciens appels sont clos.",
} as const;
type MessageName = keyof typeof MESSAGES;

/** The words of a message of an address; empty when it has none. */
export function sayMessage(name: string | null): string {
  return name !== null && Object.hasOwn(MESSAGES, name) ? MESSAGES[name as MessageName] : "";
}

/** Takes the decision that a form of the panel asks for. Throws what the stores throw. */
export async function takeDecision(visit: Visit, form: FormData): Promise<Taken> {
  const fields = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
  const { issue = "" } = fields;
  if (issue === UNDO) return undo(visit, fields.entree);
  const seen = v.safeParse(seenTextSchema, fields.vu);
  if (!seen.success) return { isWritten: false, message: "incomplet" };
  const deciding = decideIn(visit);
  if (issue === REFUSE) {
    const refusal = { channel: "telephone", isRefused: true, note: "dit au téléphone" } as const;
    const decided = await refuseContact(deciding, seen.output, refusal);
    return decided.isWritten
      ? { isWritten: true, issue }
      : { isWritten: false, unwritten: explain(decided, "ne plus appeler", { issue }, visit.now) };
  }
  const read = readOutcome(fields, visit.now);
  if ("fault" in read) return { isWritten: false, message: read.fault === "unknown" ? "incomplet" : read.fault };
  const { status, callAt, note } = read.outcome;
  const decided = await noteOutcome(deciding, seen.output, read.outcome);
  if (decided.isWritten) return { isWritten: true, issue, ...(status === null && { message: "note" }) };
  if (decided.reason === "nothing") return { isWritten: false, message: "rien" };
  const again = {
    issue: status === "a-rappeler" ? `${status}|${callAt}` : (status ?? "note"),
    // What is kept of the form is what differs from the note that is there now.
    ...(note !== null && { note, note_avant: "" }),
  };
  return { isWritten: false, unwritten: explain(decided, sayOutcome({ status, call_at: callAt }, visit.now), again, visit.now) };
}

async function undo(visit: Visit, entry: string | undefined): Promise<Taken> {
  const deciding = decideIn(visit);
  const step = findLastStep(await deciding.readPeople(), visit.author, visit.now);
  const isUndone = step !== undefined && step.id === entry && (await undoStep(deciding, step));
  visit.forgetPeople();
  const key = step?.people[0]?.records.at(-1)?.id;
  return isUndone ? { isWritten: true, issue: UNDO, ...(key && { key }) } : { isWritten: false, message: "trop-tard" };
}

function explain(decided: Unwritten, ours: string, again: Record<string, string>, now: Date): UnwrittenView {
  const { fact, result, theirs } = sayUnwritten(decided, ours, now);
  const people = decided.reason === "regrouped" ? decided.people : "person" in decided ? [decided.person] : [];
  const label = again.issue === REFUSE ? "Ne plus appeler" : `Noter quand même « ${ours} »`;
  return {
    fact,
    result,
    keep: theirs ? `Garder « ${theirs} »` : "Revenir",
    again: people.map((person) => ({
      label: people.length > 1 ? `${label} pour ${person.prenom} ${person.nom}, ${person.telephone}` : label,
      fields: [...Object.entries(again), ["vu", JSON.stringify(seePerson(person))], ["ligne", person.records.at(-1)?.id ?? ""]],
    })),
  };
}
