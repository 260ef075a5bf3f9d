import { callbackTexts } from "#app/content/callback.ts";
import { readReference } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { fetchPatiently, type OnWait } from "#app/features/patient-fetch.ts";
import { callbackErrors } from "./errors.ts";
import type { CallbackForm } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";
import { readUtm } from "./utm.ts";

/** `errors` by field name, or `failure` as a sentence for the visitor. */
export type SendResult = { ok: true; reference: string | undefined } | { ok: false; errors: FieldErrors } | { ok: false; failure: string };

/**
 * Sends a request of the page that is open, again by itself when the server asks to. `id` (UUID) makes a repeated call safe:
 * it is stored once. Never throws.
 */
export async function sendCallbackRequest(id: string, sourceType: SourceType, form: CallbackForm, onWait: OnWait): Promise<SendResult> {
  const { pathname, search } = window.location;
  try {
    const post = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...form, id, source_page: pathname, source_type: sourceType, ...readUtm(search) }),
    };
    const response = await fetchPatiently("/api/callback-requests", post, onWait);
    if (!response.ok) return await readFailure(response);
    const { reference }: { reference?: unknown } = await response.json();
    return { ok: true, reference: readReference(reference) };
  } catch {
    return { ok: false, failure: callbackTexts.form.offline };
  }
}

async function readFailure(response: Response): Promise<SendResult> {
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const { error = callbackErrors.save, errors }: { error?: string; errors?: FieldErrors } = isJson ? await response.json() : {};
  return errors ? { ok: false, errors } : { ok: false, failure: typeset(error) };
}
