import * as v from "valibot";
import { EMPLOYERS, NEEDS } from "#app/content/vocabulary.ts";
import { cleanEmail, EMAIL, EMAIL_MAX_LENGTH, recordEntries } from "#app/features/form-rules.ts";
import { CLOSED_THEN, callbackFormSchema, isOpenThen } from "./request-schema.ts";
import { SOURCE_TYPES } from "./source-types.ts";

/** A callback request as page action and API accept it: the form, the quotation, the source. Not shipped to browsers. */

const WRONG_EMAIL = "L'adresse e-mail du service formation est invalide";

const callbackRequestFields = v.object({
  ...callbackFormSchema.entries,
  besoin: v.fallback(v.optional(v.picklist(NEEDS)), undefined),
  employeur: v.fallback(v.optional(v.picklist(EMPLOYERS)), undefined),
  /** The establishment's training service. Optional, but validated when present. */
  email_formation: v.pipe(
    v.optional(v.string(WRONG_EMAIL), ""),
    v.transform(cleanEmail),
    v.maxLength(EMAIL_MAX_LENGTH, `${EMAIL_MAX_LENGTH} caractères au plus`),
    v.check((typed) => typed === "" || EMAIL.test(typed), WRONG_EMAIL),
  ),
  source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
  ...recordEntries,
});

export const callbackRequestSchema = v.pipe(
  callbackRequestFields,
  v.forward(v.partialCheck([["jour"], ["creneau"]], isOpenThen, CLOSED_THEN), ["creneau"]),
);
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;
