import { type FormEvent, useEffect, useState } from "react";
import { promiseCode } from "#app/content/call-code.ts";
import { catalogueFileName, catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { formTexts } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { findEmailDoubt } from "#app/forms/email-doubt.ts";
import { readRefusal } from "#app/forms/fetch-patiently.ts";
import { announcedCatalogue } from "#app/forms/session-memory.ts";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { preloadToaster, showToast } from "#app/ui/toast.ts";
import { catalogueDraft } from "./lead-fields.tsx";
import { type LeadForm, leadFormSchema } from "./lead-schema.ts";

const { toasts, close: closeLabel } = catalogueForm;

/** `onDone` closes the dialog once the PDF is saved. */
export function useCatalogueRequest(onDone: () => void) {
  const { check, finish, send, mayHaveArrived, ...outcome } = useCheckedForm(leadFormSchema, {
    draft: catalogueDraft,
    doubts: { email: findEmailDoubt },
  });
  const [lead, setLead] = useState<(LeadForm & { id: string }) | null>(null);
  const [downloading, setDownloading] = useState<Profession | null>(null);

  useEffect(preloadToaster, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    const checked = check(event);
    if (!checked) return;
    finish({});
    setLead(checked);
  }

  /** Saves the lead, then its PDF. */
  async function download(profession: Profession) {
    setDownloading(profession);
    let isSaved = false;
    try {
      const request = { ...lead, catalogue_type: profession, source_page: window.location.pathname };
      const saved = await send("/api/catalogue-downloads", request);
      if (!saved.ok) return await fail(saved);
      const { url, code }: { url: string; code?: string } = await saved.json();
      isSaved = true;
      const file = await send(url);
      if (!file.ok) return await fail(file);
      saveFile(await file.blob(), catalogueFileName(profession));
      catalogueDraft.forget();
      announcedCatalogue.add();
      onDone();
      announceFile(profession, url, code);
    } catch {
      announceFailure(toasts.thrown, !isSaved && mayHaveArrived() ? formTexts.unsure.short : undefined);
    } finally {
      setDownloading(null);
    }
  }

  async function fail(response: Response) {
    const { error, errors } = await readRefusal(response);
    if (!errors) return announceFailure(error ? typeset(error) : toasts.failure);
    setLead(null);
    finish({ errors });
  }

  return {
    ...outcome,
    isFilled: lead !== null,
    downloading,
    submit,
    back: () => setLead(null),
    choose: (profession: Profession) => void download(profession),
  };
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** `code`: of who agreed to be called. */
function announceFile(profession: Profession, file: string, code?: string): void {
  showToast({
    kind: "success",
    title: toasts.successTitle,
    description: catalogueSuccess(profession),
    note: code && promiseCode(code),
    link: { label: toasts.again, to: file },
    closeLabel,
  });
}

function announceFailure(description: string, note?: string): void {
  showToast({ kind: "error", title: toasts.failureTitle, description, note, closeLabel });
}
