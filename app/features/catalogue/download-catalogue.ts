import { catalogueFileName } from "#app/content/catalogue.ts";
import { readReference } from "#app/content/form-texts.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { fetchWithRetryAfter, type OnWait, postPatiently, readRefusal } from "#app/features/patient-fetch.ts";
import { catalogueErrors, type LeadForm } from "./lead-schema.ts";

type DownloadResult =
  | { success: true; file: string; reference: string | undefined }
  | { success: false; error?: string; errors?: FieldErrors };

/** Saves the lead, then its PDF. Refusals are returned; a lost connection throws. Idempotent by `leadId` (UUID). */
export async function downloadCatalogue(profession: Profession, lead: LeadForm, leadId: string, onWait: OnWait): Promise<DownloadResult> {
  const request = { ...lead, id: leadId, catalogue_type: profession, source_page: window.location.pathname };
  const saved = await postPatiently("/api/catalogue-downloads", request, onWait);
  if (!saved.ok) return { ...(await readRefusal(saved, catalogueErrors.save)), success: false };

  const { url, reference }: { url: string; reference?: unknown } = await saved.json();
  const file = await fetchWithRetryAfter(url, {}, onWait);
  if (!file.ok) return { ...(await readRefusal(file, catalogueErrors.download)), success: false };

  saveFile(await file.blob(), catalogueFileName(profession));
  return { success: true, file: url, reference: readReference(reference) };
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
