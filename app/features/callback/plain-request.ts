import * as v from "valibot";
import { listFieldErrors } from "#app/features/form-rules.ts";
import { type CallbackRequest, callbackRequestSchema, SLOTS, type Slot } from "./request-schema.ts";
import { SOURCE_TYPES, type SourceType } from "./source-types.ts";
import type { RefusedRequest } from "./use-callback-request.ts";

/** The request form as a plain post and its addresses, for the page that works without JavaScript. */

/** Id of the section that holds the form; callback-button.tsx leads there. */
export const REQUEST_ANCHOR = "demande-de-rappel";

/** Where the form is posted: with its source, which a refused request keeps. */
export function requestAddress(path: string, sourceType: SourceType): string {
  return `${path}?source=${sourceType}#${REQUEST_ANCHOR}`;
}

/** Where a kept request leads: the page then says when we call. */
export function confirmationAddress(path: string, slot: Slot): string {
  return `${path}?demande=${slot}#${REQUEST_ANCHOR}`;
}

/** What the address of the page says: who sent the visitor here (nobody: the page's own form), and the moment of a request that has just been kept. */
export function readRequestAddress(parameters: URLSearchParams): { sourceType: SourceType; keptSlot: Slot | undefined } {
  const find = <Value extends string>(values: readonly Value[], name: string) => values.find((value) => value === parameters.get(name));
  const sourceType = parameters.has("source") ? (find(SOURCE_TYPES, "source") ?? "unknown") : "contact_page_form";
  return { sourceType, keptSlot: find(SLOTS, "demande") };
}

/** The request in a post, or the post as it was typed with the reason of each refusal. */
export function readRequestPost(
  fields: Readonly<Record<string, unknown>>,
): { ok: true; request: CallbackRequest; typed: RefusedRequest["typed"] } | ({ ok: false } & RefusedRequest) {
  const typed = Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"));
  const request = v.safeParse(callbackRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, typed };
  return { ok: false, typed, errors: listFieldErrors(request.issues), failure: null };
}
