import { type FormEvent, useState } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { readReference } from "#app/content/form-texts.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openFormDraft } from "#app/forms/form-draft.ts";
import { findPhoneDoubt } from "#app/forms/phone-doubt.ts";
import type { RefusedPost } from "#app/forms/use-checked-form.ts";
import { usePostedForm } from "#app/forms/use-posted-form.ts";
import { askedRequest } from "./asked-request.ts";
import type { KeptRequest } from "./callback-confirmation.tsx";
import { rememberConfirmation } from "./kept-confirmation.ts";
import { CALLBACK_FIELDS, callbackErrors, callbackRequestSchema } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";

/** Shared by modal and page. Consent is never restored. */
export const callbackDraft = openFormDraft(
  trackerNames.callbackDraft,
  CALLBACK_FIELDS.filter((name) => name !== "consent"),
);

export type CallbackRequestState = ReturnType<typeof useCallbackRequest>;

/** `refused` continues after a post without JavaScript. */
export function useCallbackRequest(sourceType: SourceType, refused?: RefusedPost) {
  const { check, post, finish, ...form } = usePostedForm(callbackRequestSchema, {
    draft: callbackDraft,
    doubts: { telephone: findPhoneDoubt },
    refused,
    texts: callbackTexts.form,
    unsaved: callbackErrors.save,
  });
  const [confirmed, setConfirmed] = useState<KeptRequest | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const request = check(event);
    if (!request) return;
    const answer = await post<{ reference?: unknown; code?: string | null }>("/api/callback-requests", {
      ...request,
      source_type: sourceType,
    });
    if (!answer) return;
    const kept = { ...request, reference: readReference(answer.reference) ?? "", code: answer.code ?? null };
    callbackDraft.forget();
    askedRequest.keep(kept);
    rememberConfirmation(kept.cle);
    finish({});
    setConfirmed(kept);
  }

  return { typed: refused?.typed ?? {}, ...form, confirmed, submit };
}
