import type { Slot } from "#app/content/callback.ts";
import { readVisitor } from "#app/content/financing-address.ts";
import { readReference } from "#app/content/form-texts.ts";
import { EMPLOYER_KEY, EMPLOYERS, FORMATS_KEY, NEEDS, readOneOf } from "#app/content/vocabulary.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";

export type RequestOrigin = ReturnType<typeof readRequestAddress>["origin"];

/** What led here, unverified, and the request just stored, for one of `days` (today and those offered). */
export function readRequestAddress(parameters: URLSearchParams, days: readonly string[]) {
  const creneau = readOneOf<Slot>(parameters, "demande", SLOTS);
  const jour = parameters.get("jour") ?? "";
  return {
    origin: {
      sourceType: parameters.has("source") ? (readOneOf(parameters, "source", SOURCE_TYPES) ?? "unknown") : "contact_page_form",
      ...readVisitor(parameters),
      reference: parameters.get("reference") ?? undefined,
      selection: parameters.get("selection") ?? parameters.get(FORMATS_KEY) ?? undefined,
      need: readOneOf(parameters, "besoin", NEEDS),
      employer: readOneOf(parameters, EMPLOYER_KEY, EMPLOYERS),
    },
    kept: creneau && days.includes(jour) ? { jour, creneau, reference: readReference(parameters.get("numero")) } : undefined,
  };
}
