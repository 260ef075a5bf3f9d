import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openFormDraft } from "#app/features/form-draft.ts";

/** Shared by modal and page. Consent is never restored. */
export const callbackDraft = openFormDraft(trackerNames.callbackDraft, [
  "jour",
  "creneau",
  "telephone",
  "prenom",
  "nom",
  "profession",
  "email_formation",
]);
