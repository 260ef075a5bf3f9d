import { callbackTexts } from "#app/content/callback.ts";
import { readReference } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import { type FieldErrors, readUtm } from "#app/features/form-rules.ts";
import { type OnWait, postPatiently, readRefusal } from "#app/features/patient-fetch.ts";
import { type CallbackForm, callbackErrors } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";

/** `errors` by field; `failure` is shown to the visitor. */
type SendResult = { ok: true; reference: string | undefined } | { ok: false; errors: FieldErrors } | { ok: false; failure: string };

/** Retries when the server asks. Idempotent by `id` (UUID). Never throws. */
export async function sendCallbackRequest(id: string, sourceType: SourceType, form: CallbackForm, onWait: OnWait): Promise<SendResult> {
  const { pathname, search } = window.location;
  try {
    const request = { ...form, id, source_page: pathname, source_type: sourceType, ...readUtm(search) };
    const response = await postPatiently("/api/callback-requests", request, onWait);
    if (!response.ok) {
      const { error = callbackErrors.save, errors } = await readRefusal(response, callbackErrors.save);
      return errors ? { ok: false, errors } : { ok: false, failure: typeset(error) };
    }
    const { reference }: { reference?: unknown } = await response.json();
    return { ok: true, reference: readReference(reference) };
  } catch {
    return { ok: false, failure: callbackTexts.form.offline };
  }
}
