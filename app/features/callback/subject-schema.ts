import * as v from "valibot";

/** Unverified: the server drops what the catalogue doesn't know. */
export const subjectEntries = {
  programme: optionalName(/^[a-z-]{1,60}$/),
  format_reference: optionalName(/^[0-9A-Z]{1,20}$/),
  /** References of an attached selection, separated by points. */
  selection: optionalName(/^[0-9A-Z.]{1,240}$/),
};

/** Drops invalid names, not the request. */
function optionalName(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
}
