import * as v from "valibot";
import { leadFormSchema } from "#app/features/catalogue/lead-schema.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import type { CorrectedField } from "#workers/db/vocabulary.ts";
import { addressKey } from "./person-keys.ts";
import type { PersonOnFile, PersonRecord } from "./read-people.ts";

/** A correction (article 16 of the GDPR). `former` may be left out while the person's records agree. */
export interface Correction {
  field: CorrectedField;
  former?: string | undefined;
  value: string;
}

export type CorrectionPlan =
  | { ok: true; records: PersonRecord[]; value: string }
  /** `invalid` has the form's own message; with `ambiguous` come the values to choose `former` from. */
  | { ok: false; reason: "invalid"; message: string }
  | { ok: false; reason: "ambiguous" | "unknown"; values: string[] };

/** Which of a person's records a correction is about, by the same rules as the forms. */
export function planCorrection(person: PersonOnFile, { field, former, value }: Correction): CorrectionPlan {
  const checked = v.safeParse(leadFormSchema.entries[field], value);
  if (!checked.success) return { ok: false, reason: "invalid", message: checked.issues[0].message };
  const saved = person.records.filter((record) => record[field] !== null && !("objectKey" in record));
  const values = new Map(saved.map((record) => [keyOf(field, record[field]), String(record[field])]));
  if (former === undefined && values.size > 1) return { ok: false, reason: "ambiguous", values: [...values.values()] };
  const records = saved.filter((record) => former === undefined || keyOf(field, record[field]) === keyOf(field, former));
  return records.length > 0 ? { ok: true, records, value: checked.output } : { ok: false, reason: "unknown", values: [...values.values()] };
}

/** Writes a planned correction as one entry. Throws what D1 throws. */
export function correctRecords(
  database: D1Database,
  entry: { id: string; at: string; author: string },
  { field, records, value }: { field: CorrectedField; records: readonly PersonRecord[]; value: string },
): Promise<void> {
  return addCorrections(
    database,
    entry,
    records.map(({ table, id }) => ({ table, recordId: id, field, value })),
  );
}

function keyOf(field: CorrectedField, value: string | null): string {
  if (value === null) return "";
  return field === "email" || field === "telephone" ? (addressKey({ kind: field, value }) ?? value) : value;
}
