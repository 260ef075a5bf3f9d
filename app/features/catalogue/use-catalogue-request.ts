import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { describeReference } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { rememberCatalogue } from "#app/features/announced-catalogue.ts";
import { reviseForm } from "#app/features/form-draft.ts";
import { type FieldErrors, listFieldErrors } from "#app/features/form-rules.ts";
import { preloadToaster, showToast } from "#app/ui/toast.tsx";
import { useFillTime } from "#app/ui/use-fill-time.ts";
import { catalogueDraft } from "./catalogue-draft.ts";
import { downloadCatalogue } from "./download-catalogue.ts";
import { type LeadForm, leadFormSchema } from "./lead-schema.ts";

const { toasts, close: closeLabel } = catalogueForm;

type Draft = Partial<Record<keyof LeadForm, FormDataEntryValue>>;

interface Submission {
  /** One id per profession: retries are idempotent. */
  leadIds: Record<Profession, string>;
  lead: LeadForm;
}

/** `onDone` closes the dialog once the PDF is saved. */
export function useCatalogueRequest(onDone: () => void) {
  const [draft, setDraft] = useState<Draft>(catalogueDraft.read);
  const [errors, setErrors] = useState<{ fields: FieldErrors; attempt: number }>({ fields: {}, attempt: 0 });
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [downloading, setDownloading] = useState<Profession | null>(null);
  /** Until the automatic retry. */
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);
  const measureFillTime = useFillTime();

  useEffect(preloadToaster, []);

  function refuse(fields: FieldErrors) {
    setSubmission(null);
    setErrors(({ attempt }) => ({ fields, attempt: attempt + 1 }));
  }

  function revise(event: FormEvent) {
    const fields = reviseForm(event, leadFormSchema, catalogueDraft, errors.fields);
    if (fields !== errors.fields) setErrors({ ...errors, fields });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries: Draft = Object.fromEntries(new FormData(event.currentTarget));
    setDraft(entries);
    const lead = v.safeParse(leadFormSchema, { ...entries, fill_time_ms: measureFillTime() });
    if (!lead.success) return refuse(listFieldErrors(lead.issues));
    setErrors({ fields: {}, attempt: 0 });
    setSubmission({ leadIds: { generalistes: crypto.randomUUID(), infirmiers: crypto.randomUUID() }, lead: lead.output });
  }

  async function download({ leadIds, lead }: Submission, profession: Profession) {
    setDownloading(profession);
    try {
      const result = await downloadCatalogue(profession, lead, leadIds[profession], setWaitSeconds);
      if (result.success) {
        catalogueDraft.forget();
        rememberCatalogue();
        onDone();
        return announceFile(profession, result.file, result.reference);
      }
      if (result.errors) return refuse(result.errors);
      announceFailure(result.error ? typeset(result.error) : toasts.failure);
    } catch {
      announceFailure(toasts.thrown);
    } finally {
      setDownloading(null);
    }
  }

  return {
    draft,
    errors,
    isFilled: submission !== null,
    downloading,
    waitSeconds,
    revise,
    submit,
    back: () => setSubmission(null),
    choose: (profession: Profession) => submission && void download(submission, profession),
  };
}

function announceFile(profession: Profession, file: string, reference: string | undefined): void {
  showToast({
    kind: "success",
    title: toasts.successTitle,
    description: catalogueSuccess(profession),
    note: reference && describeReference(reference),
    link: { before: toasts.notStarted, label: toasts.file, to: file },
    closeLabel,
  });
}

function announceFailure(description: string): void {
  showToast({ kind: "error", title: toasts.failureTitle, description, closeLabel });
}
