import * as v from "valibot";
import { bookingSchema } from "#app/features/callback/booking-schema.ts";
import { callbackRequestSchema } from "#app/features/callback/request-schema.ts";
import { isDay } from "#app/features/callback/working-days.ts";
import { catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { type FieldErrors, listFieldErrors } from "#app/features/form-rules.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";

/**
 * What visitors type, by table, in the schemas of their forms. Not the id, which the record has, nor what they ticked, which nobody may
 * tick for them; and the day of a call may be past by now.
 */
const typedSchemas: Record<RecordTable, v.GenericSchema<unknown, object>> = {
  catalogue_downloads: v.omit(catalogueLeadSchema, ["id", "consent_phone", "consent_email"]),
  callback_requests: v.object({
    ...v.omit(callbackRequestSchema, ["id", "consent", "jour"]).entries,
    jour: v.optional(v.pipe(v.string("Choisissez un jour"), v.check(isDay, "Choisissez un jour"))),
  }),
  calendly_bookings: v.omit(bookingSchema, ["id"]),
};

export type CheckedRepair = { ok: true; record: object } | { ok: false; errors: FieldErrors };

/**
 * A record that was put right by hand, as the visitor's own form would have sent it: the same rules, the same messages, the same cleaning.
 * What the forms do not ask (id, creation, consent) stays as it is; so does a word that the vocabulary no longer knows.
 */
export function checkRepair(table: RecordTable, fields: object): CheckedRepair {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const checked = v.safeParse(typedSchemas[table], given);
  if (!checked.success) return { ok: false, errors: listFieldErrors(checked.issues) };
  const typed = Object.entries(checked.output).filter(([name, value]) => name in given && value !== undefined);
  return { ok: true, record: { ...fields, ...Object.fromEntries(typed) } };
}
