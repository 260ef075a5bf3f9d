import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openFormDraft } from "#app/features/form-draft.ts";

/** What was typed in the request form, in the modal or on its page, and not sent yet. Consent is given anew each time. */
export const callbackDraft = openFormDraft(trackerNames.callbackDraft, [
  "jour",
  "creneau",
  "telephone",
  "prenom",
  "nom",
  "profession",
  "email_formation",
]);
