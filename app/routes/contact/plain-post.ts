import * as v from "valibot";
import { type CallbackRequest, callbackRequestSchema } from "#app/features/callback/kept-request-schema.ts";
import type { RefusedRequest } from "#app/features/callback/use-callback-request.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";

/** The request of a post, or the typed values with their errors. */
export function readRequestPost(
  fields: Readonly<Record<string, unknown>>,
): { ok: true; request: CallbackRequest; typed: RefusedRequest["typed"] } | ({ ok: false } & RefusedRequest) {
  const typed = Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"));
  const request = v.safeParse(callbackRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, typed };
  return { ok: false, typed, errors: listFieldErrors(request.issues), failure: null };
}
