import { readVisitor } from "#app/content/financing-address.ts";
import { EMPLOYER_KEY, EMPLOYERS, FORMATS_KEY, NEEDS, readOneOf } from "#app/content/vocabulary.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";

export type RequestOrigin = ReturnType<typeof readRequestAddress>;

/** What led here, unverified. */
export function readRequestAddress(parameters: URLSearchParams) {
  return {
    sourceType: parameters.has("source") ? (readOneOf(parameters, "source", SOURCE_TYPES) ?? "unknown") : "contact_page_form",
    ...readVisitor(parameters),
    reference: parameters.get("reference") ?? undefined,
    selection: parameters.get("selection") ?? parameters.get(FORMATS_KEY) ?? undefined,
    need: readOneOf(parameters, "besoin", NEEDS),
    employer: readOneOf(parameters, EMPLOYER_KEY, EMPLOYERS),
  } as const;
}
