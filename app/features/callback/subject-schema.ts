import * as v from "valibot";
import { cleanEmail, EMAIL, EMAIL_MAX_LENGTH } from "#app/features/form-rules.ts";

const WRONG_EMAIL = "L'adresse e-mail du service formation est invalide";

/** Unverified: the server drops what the catalogue doesn't know. */
export const subjectEntries = {
  programme: optionalName(/^[a-z-]{1,60}$/),
  format_reference: optionalName(/^[0-9A-Z]{1,20}$/),
};

/** References of an attached selection, separated by points. */
export const selectionEntries = {
  selection: optionalName(/^[0-9A-Z.]{1,240}$/),
};

export const quotationEntries = {
  besoin: optionalName(/^[a-z]{1,20}$/),
  employeur: optionalName(/^[a-z-]{1,20}$/),
  /** The establishment's training service. Optional, but validated when present. */
  email_formation: v.pipe(
    v.optional(v.string(WRONG_EMAIL), ""),
    v.transform(cleanEmail),
    v.maxLength(EMAIL_MAX_LENGTH, `${EMAIL_MAX_LENGTH} caractères au plus`),
    v.check((typed) => typed === "" || EMAIL.test(typed), WRONG_EMAIL),
  ),
};

/** Drops invalid names, not the request. */
function optionalName(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
}
