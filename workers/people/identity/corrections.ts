import * as v from "valibot";
import { type Decision, type DecisionContext, draftOn, type Seen, write } from "#workers/people/calls/decisions.ts";
import type { Person, PersonRecord } from "./person.ts";
import { FIELDS, type Field, personFields } from "./person-fields.ts";

/** Rectification (GDPR, article 16): corrected values replace submitted ones on reading; submissions stay unchanged. */

/** The value as read (empty for none); an empty correction clears an optional field. */
export interface Correction {
  field: Field;
  former: string;
  value: string;
}

export type CorrectionFault = Omit<Correction, "value"> & { message: string };

export type Corrected =
  | Decision
  | { isWritten: false; reason: "faults"; faults: CorrectionFault[] }
  | { isWritten: false; reason: "nothing" };

/** Each correctable value once, current ones first. */
export function listValues(person: Person): { field: Field; value: string; records: PersonRecord[] }[] {
  return FIELDS.flatMap((field) => {
    const groups = [...Map.groupBy(person.records, (record) => record[field] ?? "")];
    const known = groups.filter(([value]) => value !== "");
    return (known.length > 0 ? known : groups.slice(0, 1)).map(([value, records]) => ({ field, value, records }));
  });
}

/** Corrects values on the records that hold (or lack) them, and their search keys. Invalid values write nothing. */
export async function correctPerson(context: DecisionContext, seen: Seen, corrections: readonly Correction[]): Promise<Corrected> {
  const wanted = corrections.filter(({ former, value }) => value.trim() !== former);
  if (wanted.length === 0) return { isWritten: false, reason: "nothing" };
  const checked = wanted.map((correction) => ({ correction, result: v.safeParse(personFields[correction.field].rule, correction.value) }));
  const faults = checked.flatMap(({ correction: { field, former }, result }) =>
    result.success ? [] : [{ field, former, message: result.issues[0].message }],
  );
  if (faults.length > 0) return { isWritten: false, reason: "faults", faults };
  const changes = checked.map(({ correction, result }) => ({ ...correction, value: result.output as string }));
  return write(context, seen, (person) =>
    person.records.flatMap((record) => {
      const held = changes.filter(({ field, former }) => (record[field] ?? "") === former);
      const corrections = Object.fromEntries(held.map(({ field, value }) => [field, value]));
      return held.length > 0 ? [draftOn(record, { kind: "correction", corrections })] : [];
    }),
  );
}
