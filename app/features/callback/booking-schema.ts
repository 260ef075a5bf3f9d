import * as v from "valibot";
import { cleanText, recordEntries } from "#app/forms/form-rules.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { subjectEntries } from "./subject-schema.ts";

const REFERRER_MAX_LENGTH = 300;
const DAY_IN_SECONDS = 24 * 60 * 60;

/** Names no one; the request adds the user agent. */
const bookingEntries = {
  source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
  /** Without query and fragment, which may contain anything. */
  referrer: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cleanText(text.replace(/[?#].*$/s, ""))),
      v.regex(/^(https?:\/\/[^\s<>"]*)?$/),
      v.maxLength(REFERRER_MAX_LENGTH),
    ),
    "",
  ),
  session_id: v.pipe(v.string("Session inconnue"), v.uuid("Session inconnue"), v.toLowerCase()),
  /** Seconds. */
  time_on_page: v.pipe(
    v.number("Durée invalide"),
    v.minValue(0, "Durée invalide"),
    v.transform((seconds) => Math.min(Math.round(seconds), DAY_IN_SECONDS)),
  ),
  /** Percent. */
  scroll_depth: v.pipe(
    v.number("Défilement invalide"),
    v.minValue(0, "Défilement invalide"),
    v.maxValue(100, "Défilement invalide"),
    v.transform(Math.round),
  ),
  ...subjectEntries,
  ...recordEntries,
};
export const bookingSchema = v.object(bookingEntries, "Champ manquant");
export type Booking = v.InferOutput<typeof bookingSchema>;
