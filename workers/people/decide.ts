import * as v from "valibot";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { PersonOnFile } from "./read-people.ts";

/** What every decision about a person needs. */
export interface Deciding {
  database: D1Database;
  /** Who decides. */
  author: string;
  /** What time it is where the records are kept (workers/db/clock.ts). */
  now: Date;
  /** Everybody, as of now. */
  readPeople(): Promise<PersonOnFile[]>;
}

/**
 * What became of a decision. Written, under the id of its entry; or not, and why: the records seen belong to others too by now
 * (`regrouped`), are gone, somebody noted or refused something since (`changed`, `refused`), or there is nothing to write.
 */
export type Decided =
  | { isWritten: true; id: string; person: PersonOnFile }
  | { isWritten: false; reason: "regrouped"; people: [PersonOnFile, ...PersonOnFile[]] }
  | { isWritten: false; reason: "changed" | "refused"; person: PersonOnFile }
  | { isWritten: false; reason: "gone" }
  | { isWritten: false; reason: "nothing" };

/** The id, time and author of a new entry about a person: later than everything of theirs that its author saw. */
export function newEntry({ now, author }: Pick<Deciding, "now" | "author">, records: readonly { created_at: string }[]) {
  const newest = Math.max(0, ...records.map(({ created_at }) => Date.parse(created_at)));
  return { id: crypto.randomUUID(), at: new Date(Math.max(now.getTime(), newest + 1)).toISOString(), author };
}

/** A decision that cannot be taken at all. */
type Refused = Extract<Decided, { reason: "gone" | "regrouped" }>;

/** The person whom a decision is about, as of now; or why it cannot be taken. Others may have joined the records that were seen. */
export async function findDecided(
  { readPeople }: Deciding,
  seen: SeenPerson,
): Promise<{ person: PersonOnFile; refused?: never } | { person?: never; refused: Refused }> {
  const ids = new Set(seen.records.map(({ id }) => id));
  const [person, ...others] = (await readPeople()).filter(({ records }) => records.some(({ id }) => ids.has(id)));
  if (!person) return { refused: { isWritten: false, reason: "gone" } };
  const isSame = others.length === 0 && person.records.every(({ id }) => ids.has(id));
  return isSame ? { person } : { refused: { isWritten: false, reason: "regrouped", people: [person, ...others] } };
}

/** What an operator saw of a person when they decided something: it travels with every action, for others write meanwhile. */
const seenPersonSchema = v.object({
  /** All records of the person, each with the last entry on it; null when there was none. */
  records: v.array(v.object({ table: v.picklist(PERSON_TABLES), id: v.string(), after: v.nullable(v.string()) })),
  /** The last « ne plus appeler » or lifting; null when there was none. */
  refusal: v.nullable(v.string()),
});
export type SeenPerson = v.InferOutput<typeof seenPersonSchema>;

const seenTextSchema = v.pipe(v.string(), v.parseJson(), seenPersonSchema);

/** Reads it from a form; null when the form does not say. */
export function readSeen(text: string | undefined): SeenPerson | null {
  const read = v.safeParse(seenTextSchema, text);
  return read.success ? read.output : null;
}

export function seePerson(person: PersonOnFile): SeenPerson {
  return {
    records: person.records.map(({ table, id, followUps }) => ({ table, id, after: followUps.at(-1)?.id ?? null })),
    refusal: lastPhoneRefusal(person)?.id ?? null,
  };
}

/** The person who holds a record now. A line is named by one of its records, which outlives every folding. */
export function findByRecord(people: readonly PersonOnFile[], recordId: string | null | undefined): PersonOnFile | undefined {
  return people.find(({ records }) => records.some(({ id }) => id === recordId));
}

export function lastPhoneRefusal({ refusals }: PersonOnFile) {
  return refusals.findLast(({ channel }) => channel === "telephone");
}
