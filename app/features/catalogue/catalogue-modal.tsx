import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { describeReference } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { rememberCatalogue } from "#app/features/announced-catalogue.ts";
import { reviseForm } from "#app/features/form-draft.ts";
import { type FieldErrors, listFieldErrors } from "#app/features/form-rules.ts";
import { readPageSubject } from "#app/features/page-subject.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { preloadToaster, showToast, type ToastMessage } from "#app/ui/toast.tsx";
import { useFillTime } from "#app/ui/use-fill-time.ts";
import { catalogueDraft } from "./catalogue-draft.ts";
import { downloadCatalogue } from "./download-catalogue.ts";
import { LeadFields } from "./lead-fields.tsx";
import { type LeadForm, leadFormSchema } from "./lead-schema.ts";
import { ProfessionChoice } from "./profession-choice.tsx";

type Draft = Partial<Record<keyof LeadForm, FormDataEntryValue>>;

interface Submission {
  /** One id per profession: retries are idempotent. */
  leadIds: Record<Profession, string>;
  lead: LeadForm;
}

const FORM_ID = "formulaire-catalogue";

/** The catalogue flow in a dialog: contact details, profession, download. */
export default function CatalogueModal({ onClose }: DialogContentProps) {
  const [draft, setDraft] = useState<Draft>(catalogueDraft.read);
  const [errors, setErrors] = useState<{ fields: FieldErrors; attempt: number }>({ fields: {}, attempt: 0 });
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [downloading, setDownloading] = useState<Profession | null>(null);
  const [{ profession }] = useState(readPageSubject);
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

  function submitForm(event: FormEvent<HTMLFormElement>) {
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
    const { toasts, close } = catalogueForm;
    try {
      const result = await downloadCatalogue(profession, lead, leadIds[profession], setWaitSeconds);
      if (result.success) {
        catalogueDraft.forget();
        rememberCatalogue();
        onClose();
        const message: ToastMessage = {
          kind: "success",
          title: toasts.successTitle,
          description: catalogueSuccess(profession),
          note: result.reference && describeReference(result.reference),
          link: { before: toasts.notStarted, label: toasts.file, to: result.file },
          closeLabel: close,
        };
        showToast(message);
        return;
      }
      if (result.errors) return refuse(result.errors);
      showToast({
        kind: "error",
        title: toasts.failureTitle,
        description: result.error ? typeset(result.error) : toasts.failure,
        closeLabel: close,
      });
    } catch {
      showToast({ kind: "error", title: toasts.failureTitle, description: toasts.thrown, closeLabel: close });
    } finally {
      setDownloading(null);
    }
  }

  return (
    <Dialog
      // A new dialog whose title takes focus.
      key={submission ? "profession" : "form"}
      title={submission ? catalogueForm.professionQuestion : catalogueForm.title}
      closeLabel={catalogueForm.close}
      onClose={onClose}
      footer={
        submission ? (
          <Button variant="quiet" size="sm" isFlush disabled={downloading !== null} onClick={() => setSubmission(null)}>
            <span className="i-lucide-arrow-left" aria-hidden="true" /> {catalogueForm.back}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" isFlush onClick={onClose}>
              {catalogueForm.cancel}
            </Button>
            <Button type="submit" form={FORM_ID}>
              {catalogueForm.submit}
            </Button>
          </>
        )
      }
    >
      {submission ? (
        <ProfessionChoice
          known={profession}
          busy={downloading}
          waitSeconds={waitSeconds}
          onChoose={(chosen) => void download(submission, chosen)}
        />
      ) : (
        <form id={FORM_ID} noValidate onSubmit={submitForm} onInput={revise}>
          <LeadFields draft={draft} errors={errors.fields} attempt={errors.attempt} />
        </form>
      )}
    </Dialog>
  );
}
