import * as v from "valibot";
import type { Slot } from "#app/content/callback.ts";
import { readVisitor } from "#app/content/financing-address.ts";
import { readReference } from "#app/content/form-texts.ts";
import { EMPLOYER_KEY, EMPLOYERS, FORMATS_KEY, NEEDS, readOneOf } from "#app/content/vocabulary.ts";
import { type CallbackRequest, callbackRequestSchema, SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";
import type { RefusedRequest } from "#app/features/callback/use-callback-request.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";

/** A plain post of the request, for /contact without JavaScript. */

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

/** The request, or the typed values with their errors. */
export function readRequestPost(
  fields: Readonly<Record<string, unknown>>,
): { ok: true; request: CallbackRequest; typed: RefusedRequest["typed"] } | ({ ok: false } & RefusedRequest) {
  const typed = Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"));
  const request = v.safeParse(callbackRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, typed };
  return { ok: false, typed, errors: listFieldErrors(request.issues), failure: null };
}
