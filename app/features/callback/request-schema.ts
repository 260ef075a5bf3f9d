import * as v from "valibot";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { humanityEntries, personEntries, recordEntries, requiredChoice, tickBox } from "#app/features/form-rules.ts";
import { SOURCE_TYPES } from "./source-types.ts";

/** « Être rappelé(e) sans calendrier »: one schema for the form, the page action and the API. */

export const SLOTS = ["matin", "midi", "apres-midi", "fin-de-journee"] as const;
export type Slot = (typeof SLOTS)[number];

export const callbackFormSchema = v.object({
  ...personEntries,
  profession: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
  /** Optional: an empty choice is none. */
  statut: v.fallback(v.optional(v.picklist(STATUSES)), undefined),
  creneau: requiredChoice(SLOTS, "Choisissez un moment"),
  consent: v.pipe(
    tickBox,
    v.check((isTicked) => isTicked, "Cochez la case pour que nous puissions vous appeler"),
  ),
  ...humanityEntries,
});
export type CallbackForm = v.InferOutput<typeof callbackFormSchema>;

export const callbackRequestSchema = v.object({
  ...callbackFormSchema.entries,
  source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
  ...recordEntries,
});
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;
