import * as v from "valibot";
import { EMPLOYERS, NEEDS } from "#app/content/vocabulary.ts";
import { recordEntries } from "#app/features/form-rules.ts";
import { CLOSED_THEN, callbackFormSchema, isOpenThen } from "./request-schema.ts";
import { SOURCE_TYPES } from "./source-types.ts";

/** A callback request as page action and API accept it: the form, the quotation, the source. Not shipped to browsers. */

const callbackRequestFields = v.object({
  ...callbackFormSchema.entries,
  besoin: v.fallback(v.optional(v.picklist(NEEDS)), undefined),
  employeur: v.fallback(v.optional(v.picklist(EMPLOYERS)), undefined),
  source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
  ...recordEntries,
});

export const callbackRequestSchema = v.pipe(
  callbackRequestFields,
  v.forward(v.partialCheck([["jour"], ["creneau"]], isOpenThen, CLOSED_THEN), ["creneau"]),
);
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;
