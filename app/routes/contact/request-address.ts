import { readVisitor, type Visitor } from "#app/content/financing-address.ts";
import { EMPLOYER_KEY, EMPLOYERS, type Employer, FORMATS_KEY, NEEDS, type Need, readOneOf } from "#app/content/vocabulary.ts";
import { SOURCE_TYPES, type SourceType } from "#app/features/callback/source-types.ts";

/** What led to the form, as its address says, unverified. */
export interface RequestOrigin extends Visitor {
  sourceType: SourceType;
  reference: string | undefined;
  /** References, joined by dots. */
  selection: string | undefined;
  need: Need | undefined;
  employer: Employer | undefined;
}

export function readRequestAddress(parameters: URLSearchParams): RequestOrigin {
  return {
    sourceType: parameters.has("source") ? (readOneOf(parameters, "source", SOURCE_TYPES) ?? "unknown") : "contact_page_form",
    ...readVisitor(parameters),
    reference: parameters.get("reference") ?? undefined,
    selection: parameters.get("selection") ?? parameters.get(FORMATS_KEY) ?? undefined,
    need: readOneOf(parameters, "besoin", NEEDS),
    employer: readOneOf(parameters, EMPLOYER_KEY, EMPLOYERS),
  };
}
