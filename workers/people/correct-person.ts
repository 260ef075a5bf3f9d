import * as v from "valibot";
import { leadFormSchema } from "#app/features/catalogue/lead-schema.ts";
import { addCorrections, type FieldCorrection } from "#workers/db/record-corrections.ts";
import type { RecordCorrection } from "#workers/db/schema.ts";
import { CORRECTED_FIELDS, type CorrectedField } from "#workers/db/vocabulary.ts";
import { type Decided, type Deciding, findDecided, newEntry, type SeenPerson } from "./decide.ts";
import { latestFirst } from "./entries.ts";
import { type PersonOnFile, type PersonRecord, savedRecords } from "./read-people.ts";

/** A correction (article 16 of the GDPR): one value as it was read, and what it should be. */
export interface Correction {
  field: CorrectedField;
  former: string;
  value: string;
}

/** A value that does not hold: by the rules of the forms (`message`), or because it reads differently by now. */
type CorrectionFault = { field: CorrectedField; former: string } & (
  | { reason: "invalid"; message: string }
  | { reason: "changed"; current: string; by: RecordCorrection | undefined }
);

export type Corrected = Decided | { isWritten: false; reason: "faults"; faults: CorrectionFault[]; person: PersonOnFile };

/** Each value that a person can have corrected, once: the one that is read first of each kind comes first. */
export function listValues(person: PersonOnFile): { field: CorrectedField; value: string; records: PersonRecord[] }[] {
  return CORRECTED_FIELDS.flatMap((field) =>
    [...Map.groupBy(savedRecords(person), (record) => record[field])].flatMap(([value, records]) =>
      value === null ? [] : [{ field, value, records }],
    ),
  );
}

/**
 * Corrects the values that differ from what was read, each on the records that hold it as it was read, letter for letter: another spelling
 * of the same number is another value. All or nothing: nothing is written when a new value breaks a rule of the forms, or when one of the
 * records seen reads differently by now, or when they belong to others too.
 */
export async function correctPerson(deciding: Deciding, seen: SeenPerson, corrections: readonly Correction[]): Promise<Corrected> {
  const found = await findDecided(deciding, seen);
  if (found.refused) return found.refused;
  const { person } = found;
  const wanted = corrections.filter(({ former, value }) => value.trim() !== former);
  if (wanted.length === 0) return { isWritten: false, reason: "nothing" };
  const planned = wanted.flatMap((correction): (CorrectionFault | FieldCorrection)[] => planOne(person, correction));
  const faults = planned.filter((plan) => "reason" in plan);
  if (faults.length > 0) return { isWritten: false, reason: "faults", faults, person };
  const entry = newEntry(deciding, person.records);
  const changes = planned.filter((plan) => "table" in plan);
  const written = await addCorrections(deciding.database, entry, changes);
  return written.length > 0 ? { isWritten: true, id: entry.id, person } : { isWritten: false, reason: "changed", person };
}

/** The changes of the records that hold a value, or why it does not hold. */
function planOne(person: PersonOnFile, { field, former, value }: Correction): [CorrectionFault] | FieldCorrection[] {
  const checked = v.safeParse(leadFormSchema.entries[field], value);
  if (!checked.success) return [{ field, former, reason: "invalid", message: checked.issues[0].message }];
  const saved = savedRecords(person);
  const holding = saved.filter((record) => record[field] === former);
  if (holding.length > 0) return holding.map(({ table, id }) => ({ table, recordId: id, field, former, value: checked.output }));
  // What read so when it was seen, and was corrected by somebody since.
  const by = saved.flatMap((record) => record.corrections.filter((each) => each.field === field).slice(-1)).sort(latestFirst)[0];
  const current = by?.value ?? saved.find((record) => record[field] !== null)?.[field] ?? "";
  return [{ field, former, reason: "changed", current, by }];
}
