import * as v from "valibot";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import {
  clientId,
  EMAIL_MAX_LENGTH,
  humanityEntries,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  requiredChoice,
  requiredText,
  sourcePage,
  tickBox,
  utmEntries,
} from "#app/features/form-rules.ts";

/** One schema for the form, the page action and the API (SPEC.md §5). Messages are the specification's, word for word. */

/** First step: who asks. No format check on the phone (SPEC.md §5). */
export const leadFormSchema = v.object({
  prenom: requiredText("Le prénom est requis", NAME_MAX_LENGTH),
  nom: requiredText("Le nom est requis", NAME_MAX_LENGTH),
  email: v.pipe(
    requiredText("L'adresse email est requise", EMAIL_MAX_LENGTH),
    v.regex(/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]+$/, "Adresse email invalide"),
  ),
  telephone: requiredText("Le numéro de téléphone est requis", PHONE_MAX_LENGTH),
  consent_phone: tickBox,
  consent_email: tickBox,
  ...humanityEntries,
});
export type LeadForm = v.InferOutput<typeof leadFormSchema>;

/** The whole lead: the form, the profession chosen in the second step and where it came from. */
export const catalogueLeadSchema = v.object({
  id: clientId,
  ...leadFormSchema.entries,
  catalogue_type: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
  source_page: sourcePage,
  ...utmEntries,
});
export type CatalogueLead = v.InferOutput<typeof catalogueLeadSchema>;
