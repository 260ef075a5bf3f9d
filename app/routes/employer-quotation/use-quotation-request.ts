import { type FormEvent, useState } from "react";
import { readReference } from "#app/content/form-texts.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { quotedReferences } from "#app/content/quoted-offers.ts";
import { rememberConfirmation } from "#app/features/callback/kept-confirmation.ts";
import { askedQuotation } from "#app/features/quotation/asked-quotation.ts";
import { type QuotationRequest, quotationErrors, quotationRequestSchema } from "#app/features/quotation/quotation-schema.ts";
import { findEmailDoubt } from "#app/forms/email-doubt.ts";
import { openFormDraft } from "#app/forms/form-draft.ts";
import { findPhoneDoubt } from "#app/forms/phone-doubt.ts";
import type { RefusedPost } from "#app/forms/use-checked-form.ts";
import { usePostedForm } from "#app/forms/use-posted-form.ts";

export const CONTACT_FIELDS = ["establishment", "nom", "email", "telephone", "message"] as const;
export const quotationDraft = openFormDraft(trackerNames.quotationDraft, [...quotedReferences, ...CONTACT_FIELDS]);

export type SentQuotation = Pick<QuotationRequest, "lines" | "establishment" | "email"> & { cle: string; reference: string };

/** `refused` continues after a post without JavaScript. */
export function useQuotationRequest(refused?: RefusedPost) {
  const { check, post, finish, ...form } = usePostedForm(quotationRequestSchema, {
    draft: quotationDraft,
    doubts: { telephone: findPhoneDoubt, email: findEmailDoubt },
    refused,
    texts: employerQuotationPage.contact,
    unsaved: quotationErrors.save,
  });
  const [sent, setSent] = useState<SentQuotation | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const request = check(event);
    if (!request) return;
    const { lines, ...fields } = request;
    const counts = Object.fromEntries(lines.map(({ reference, learners }) => [reference, learners]));
    const answer = await post<{ reference?: unknown }>("/api/quotation-requests", { ...fields, ...counts });
    if (!answer) return;
    const kept = { ...request, reference: readReference(answer.reference) ?? "" };
    quotationDraft.forget();
    askedQuotation.keep(kept);
    rememberConfirmation(kept.cle);
    finish({});
    setSent(kept);
  }

  return { ...form, sent, submit };
}
