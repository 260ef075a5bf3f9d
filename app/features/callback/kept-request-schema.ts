import * as v from "valibot";
import { EMPLOYERS, NEEDS, STATUSES } from "#app/content/vocabulary.ts";
import { recordEntries } from "#app/features/form-rules.ts";
import { CLOSED_THEN, callbackFormSchema, isOpenThen } from "./request-schema.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { quotationEntries } from "./subject-schema.ts";

/** The server's schema: form, quotation and source. Never shipped to browsers. */

const callbackRequestFields = v.object({
  ...callbackFormSchema.entries,
  statut: v.fallback(v.nullish(v.picklist(STATUSES), null), null),
  besoin: v.fallback(v.nullish(v.picklist(NEEDS), null), null),
  employeur: v.fallback(v.nullish(v.picklist(EMPLOYERS), null), null),
  email_formation: v.pipe(
    quotationEntries.email_formation,
    v.transform((email) => email || null),
  ),
  source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
  ...recordEntries,
});

export const callbackRequestSchema = v.pipe(
  callbackRequestFields,
  v.forward(v.partialCheck([["jour"], ["creneau"]], isOpenThen, CLOSED_THEN), ["creneau"]),
);
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;
