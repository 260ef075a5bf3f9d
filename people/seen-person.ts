import * as v from "valibot";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { PersonOnFile } from "./read-people.ts";

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
export function findByRecord(people: readonly PersonOnFile[], recordId: string | undefined): PersonOnFile | undefined {
  return people.find(({ records }) => records.some(({ id }) => id === recordId));
}

export function lastPhoneRefusal({ refusals }: PersonOnFile) {
  return refusals.findLast(({ channel }) => channel === "telephone");
}
