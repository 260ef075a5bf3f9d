import { type FormEvent, useState } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { readReference } from "#app/content/form-texts.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { readRefusal } from "#app/forms/fetch-patiently.ts";
import { openFormDraft } from "#app/forms/form-draft.ts";
import { readUtm } from "#app/forms/form-rules.ts";
import { findPhoneDoubt } from "#app/forms/phone-doubt.ts";
import { type RefusedPost, unsureFailure, useCheckedForm } from "#app/forms/use-checked-form.ts";
import { askedRequest } from "./asked-request.ts";
import type { KeptRequest } from "./callback-confirmation.tsx";
import { rememberConfirmation } from "./kept-confirmation.ts";
import { CALLBACK_FIELDS, type CallbackRequest, callbackErrors, callbackRequestSchema } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";

/** Shared by modal and page. Consent is never restored. */
export const callbackDraft = openFormDraft(
  trackerNames.callbackDraft,
  CALLBACK_FIELDS.filter((name) => name !== "consent"),
);

const { notSent, offline, sending, retry, submit: sendLabel } = callbackTexts.form;

export type CallbackRequestState = ReturnType<typeof useCallbackRequest>;

/** `refused` continues after a post without JavaScript. */
export function useCallbackRequest(sourceType: SourceType, refused?: RefusedPost) {
  const { check, finish, send, doubt, ...outcome } = useCheckedForm(callbackRequestSchema, {
    draft: callbackDraft,
    doubts: { telephone: findPhoneDoubt },
    refused,
  });
  const [isSending, setIsSending] = useState(false);
  /** The server's, after a refusal: ISO dates. */
  const [days, setDays] = useState<readonly string[]>();
  const [confirmed, setConfirmed] = useState<KeptRequest | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = check(event);
    if (!form) return;

    setIsSending(true);
    const { kept, ...refusal } = await sendRequest(form);
    setIsSending(false);
    if (!kept) return finish(refusal);
    callbackDraft.forget();
    askedRequest.keep(kept);
    rememberConfirmation(kept.cle);
    finish({});
    setConfirmed(kept);
  }

  /** Never throws: a failure is shown to the visitor. */
  async function sendRequest(form: CallbackRequest & { cle: string }) {
    const { pathname, search } = window.location;
    try {
      const request = { ...form, source_page: pathname, source_type: sourceType, ...readUtm(search) };
      const response = await send("/api/callback-requests", request);
      if (!response.ok) {
        const { error = callbackErrors.save, errors, days } = await readRefusal(response);
        setDays(days);
        return errors ? { errors } : { failure: { text: error } };
      }
      const { reference, code = null }: { reference?: unknown; code?: string | null } = await response.json();
      return { kept: { ...form, reference: readReference(reference) ?? "", code } };
    } catch {
      return { failure: doubt() ? unsureFailure : { title: notSent, text: offline } };
    }
  }

  const asked = outcome.failure?.isUnsure ? retry : sendLabel;
  return { typed: refused?.typed ?? {}, ...outcome, days, isSending, submitLabel: isSending ? sending : asked, confirmed, submit };
}
