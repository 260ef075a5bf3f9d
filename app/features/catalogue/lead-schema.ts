import * as v from "valibot";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import {
  botCheckEntries,
  emailAddress,
  ownEntries,
  personEntries,
  recordEntries,
  requiredChoice,
  shownConsentVersion,
  tickBox,
} from "#app/forms/form-rules.ts";

/** Texts fixed by contract; typeset where shown. */
export const catalogueErrors = {
  save: "Erreur lors de la sauvegarde des données",
  download: "Erreur lors du téléchargement du catalogue",
  missingFile: "Fichier catalogue non trouvé",
  unknown: "Erreur inconnue",
} as const;

/** Form, page action and API share these schemas. */

export const leadFormSchema = v.object({
  ...personEntries,
  email: emailAddress("Adresse email invalide", "L'adresse email est requise"),
  consent_phone: tickBox,
  consent_email: tickBox,
  consent_text_version: shownConsentVersion,
  ...botCheckEntries,
});
export type LeadForm = v.InferOutput<typeof leadFormSchema>;

export const catalogueLeadSchema = v.object({
  ...leadFormSchema.entries,
  catalogue_type: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
  ...recordEntries,
  ...ownEntries,
});
export type CatalogueLead = v.InferOutput<typeof catalogueLeadSchema>;
