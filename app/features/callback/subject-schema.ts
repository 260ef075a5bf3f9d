import * as v from "valibot";

/** Subject of a request or booking, unverified: the server keeps only what the catalogue knows. */
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
  email_formation: v.optional(v.string()),
};

/** Invalid names are dropped; the request itself is kept. */
function optionalName(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
}
