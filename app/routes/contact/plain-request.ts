import type { Slot } from "#app/content/callback.ts";
import { readVisitor, type Visitor } from "#app/content/financing-address.ts";
import { readReference } from "#app/content/form-texts.ts";
import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { EMPLOYER_KEY, EMPLOYERS, type Employer, FORMATS_KEY, NEEDS, type Need, readOneOf, STATUS_KEY } from "#app/content/vocabulary.ts";
import type { KeptRequest } from "#app/features/callback/callback-confirmation.tsx";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES, type SourceType } from "#app/features/callback/source-types.ts";

/** The request form as a plain post and its addresses, for the page that works without JavaScript. */

/** Who and what led the visitor to the form. */
export interface RequestOrigin extends Visitor {
  sourceType: SourceType;
  /** Reference of an offer, not yet known to exist. */
  reference?: string | undefined;
  /** References of a selection, not yet known to exist. */
  selection?: string | undefined;
  /** What is asked for beside a call, and who employs the visitor. */
  need?: Need | undefined;
  employer?: Employer | undefined;
}

/** Where the form is posted: with its origin, which a refused request keeps. */
export function requestAddress(path: string, { sourceType, status, need, employer, ...same }: RequestOrigin): string {
  const said = Object.entries({ source: sourceType, ...same, [STATUS_KEY]: status, besoin: need, [EMPLOYER_KEY]: employer });
  const parameters = new URLSearchParams(said.filter((entry): entry is [string, string] => Boolean(entry[1])));
  return `${path}?${parameters}#${REQUEST_ANCHOR}`;
}

/**
 * What the address of the page says: who (nobody: the page's own form) and what sent the visitor here, and the request that has just been
 * kept, which is for one of `days`: today, and those that a visitor may choose.
 */
export function readRequestAddress(
  parameters: URLSearchParams,
  days: readonly string[],
): { origin: RequestOrigin; kept: KeptRequest | undefined } {
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
