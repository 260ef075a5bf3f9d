import { type FormEvent, useState } from "react";
import { readReference } from "#app/content/form-texts.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { quotedReferences } from "#app/content/quoted-offers.ts";
import { rememberConfirmation } from "#app/features/callback/kept-confirmation.ts";
import { type QuotationRequest, quotationErrors, quotationRequestSchema } from "#app/features/quotation/quotation-schema.ts";
import { findEmailDoubt } from "#app/forms/email-doubt.ts";
import { readRefusal } from "#app/forms/fetch-patiently.ts";
import { openFormDraft } from "#app/forms/form-draft.ts";
import { readUtm } from "#app/forms/form-rules.ts";
import { findPhoneDoubt } from "#app/forms/phone-doubt.ts";
import { type RefusedPost, unsureFailure, useCheckedForm } from "#app/forms/use-checked-form.ts";
import { keepAskedQuotation } from "./asked-quotation.tsx";

const texts = employerQuotationPage.contact;

export const CONTACT_FIELDS = ["establishment", "nom", "email", "telephone", "message"] as const;
export const quotationDraft = openFormDraft(trackerNames.quotationDraft, [...quotedReferences, ...CONTACT_FIELDS]);

export type SentQuotation = Pick<QuotationRequest, "lines" | "establishment" | "email"> & { cle: string; reference: string };

/** `refused` continues after a post without JavaScript. */
export function useQuotationRequest(refused?: RefusedPost) {
  const { check, finish, send, doubt, ...outcome } = useCheckedForm(quotationRequestSchema, {
    draft: quotationDraft,
    doubts: { telephone: findPhoneDoubt, email: findEmailDoubt },
    refused,
  });
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<SentQuotation | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = check(event);
    if (!form) return;
    setIsSending(true);
    const { kept, ...refusal } = await sendRequest(form);
    setIsSending(false);
    if (!kept) return finish(refusal);
    quotationDraft.forget();
    keepAskedQuotation(kept);
    rememberConfirmation(kept.cle);
    finish({});
    setSent(kept);
  }

  /** Never throws: a failure is shown to the visitor. */
  async function sendRequest({ lines, ...form }: QuotationRequest & { id: string; cle: string }) {
    const { pathname, search } = window.location;
    const counts = Object.fromEntries(lines.map(({ reference, learners }) => [reference, learners]));
    try {
      const response = await send("/api/quotation-requests", { ...form, ...counts, source_page: pathname, ...readUtm(search) });
      if (!response.ok) {
        const { error = quotationErrors.save, errors } = await readRefusal(response);
        return errors ? { errors } : { failure: { text: error } };
      }
      const { reference }: { reference?: unknown } = await response.json();
      return { kept: { ...form, lines, reference: readReference(reference) ?? "" } };
    } catch {
      return { failure: doubt() ? unsureFailure : { title: texts.notSent, text: texts.offline } };
    }
  }

  const asked = outcome.failure?.isUnsure ? texts.retry : texts.submit;
  return { ...outcome, isSending, submitLabel: isSending ? texts.sending : asked, sent, submit };
}
