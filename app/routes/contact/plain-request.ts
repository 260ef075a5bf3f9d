import * as v from "valibot";
import type { Slot } from "#app/content/callback.ts";
import { readVisitor, type Visitor } from "#app/content/financing-address.ts";
import { readReference } from "#app/content/form-texts.ts";
import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { EMPLOYER_KEY, EMPLOYERS, type Employer, FORMATS_KEY, NEEDS, type Need, readOneOf, STATUS_KEY } from "#app/content/vocabulary.ts";
import type { KeptRequest } from "#app/features/callback/callback-confirmation.tsx";
import { type CallbackRequest, callbackRequestSchema, SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES, type SourceType } from "#app/features/callback/source-types.ts";
import type { RefusedRequest } from "#app/features/callback/use-callback-request.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";

/** A plain post of the request, for /contact without JavaScript. */

export interface RequestOrigin extends Visitor {
  sourceType: SourceType;
  /** Unverified. */
  reference?: string;
  /** Unverified. */
  selection?: string;
  need?: Need;
  employer?: Employer;
}

/** Carries its origin, so a refused request retains it. */
export function requestAddress(path: string, { sourceType, status, need, employer, ...same }: RequestOrigin): string {
  const said = Object.entries({ source: sourceType, ...same, [STATUS_KEY]: status, besoin: need, [EMPLOYER_KEY]: employer });
  const parameters = new URLSearchParams(said.filter((entry): entry is [string, string] => Boolean(entry[1])));
  return `${path}?${parameters}#${REQUEST_ANCHOR}`;
}

/** What led here, and the request just stored, for one of `days` (today and those offered). */
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

/** The request, or the typed values with their errors. */
export function readRequestPost(
  fields: Readonly<Record<string, unknown>>,
): { ok: true; request: CallbackRequest; typed: RefusedRequest["typed"] } | ({ ok: false } & RefusedRequest) {
  const typed = Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"));
  const request = v.safeParse(callbackRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, typed };
  return { ok: false, typed, errors: listFieldErrors(request.issues), failure: null };
}
