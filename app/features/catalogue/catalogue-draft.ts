import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openFormDraft } from "#app/features/form-draft.ts";

/** What was typed in the catalogue form and not sent yet. */
export const catalogueDraft = openFormDraft(trackerNames.catalogueDraft, [
  "prenom",
  "nom",
  "email",
  "telephone",
  "consent_phone",
  "consent_email",
]);
