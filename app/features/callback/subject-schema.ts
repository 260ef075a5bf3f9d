import * as v from "valibot";
import { EMPLOYERS, NEEDS } from "#app/content/vocabulary.ts";
import { cleanText, EMAIL, EMAIL_MAX_LENGTH } from "#app/features/form-rules.ts";

/** What a request or a booking is about, as a form or the API may name it. The server keeps only what the catalogue knows. */
export const subjectEntries = {
  programme: optionalName(/^[a-z-]{1,60}$/),
  format_reference: optionalName(/^[0-9A-Z]{1,20}$/),
};

/** References of a selection that the visitor joins to a request, with points between them. */
export const selectionEntries = {
  selection: optionalName(/^[0-9A-Z.]{1,240}$/),
};

/** A quotation and the agreement for an employer, where the visitor asks for them. */
export const quotationEntries = {
  besoin: v.fallback(v.optional(v.picklist(NEEDS)), undefined),
  employeur: v.fallback(v.optional(v.picklist(EMPLOYERS)), undefined),
  /** The e-mail of the establishment's training service: optional, but what is typed must be one. */
  email_formation: v.pipe(
    v.optional(v.string("Adresse email invalide"), ""),
    v.transform(cleanText),
    v.maxLength(EMAIL_MAX_LENGTH, `${EMAIL_MAX_LENGTH} caractères au plus`),
    v.check((typed) => typed === "" || EMAIL.test(typed), "Adresse email invalide"),
  ),
};

/** Anything but such a name is none: what the visitor asks for is kept all the same. */
function optionalName(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
}
