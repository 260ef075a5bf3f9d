import * as v from "valibot";

/** What a request or a booking is about, as a form or the API may name it. The server keeps only what the catalogue knows. */
export const subjectEntries = {
  programme: optionalName(/^[a-z-]{1,60}$/),
  format_reference: optionalName(/^[0-9A-Z]{1,20}$/),
};

/** References of a selection that the visitor joins to a request, with points between them. */
export const selectionEntries = {
  selection: optionalName(/^[0-9A-Z.]{1,240}$/),
};

/** A quotation and the agreement, as a form sends them on. */
export const quotationEntries = {
  besoin: optionalName(/^[a-z]{1,20}$/),
  employeur: optionalName(/^[a-z-]{1,20}$/),
  email_formation: v.optional(v.string()),
};

/** Anything but such a name is none: what the visitor asks for is kept all the same. */
function optionalName(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
}
