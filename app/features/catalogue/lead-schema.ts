import * as v from "valibot";
import { PROFESSIONS } from "#app/content/schema.ts";

/** One schema for the form, the page action and the API (SPEC.md §5). Messages are the specification's, word for word. */

export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;
export const PATH_MAX_LENGTH = 200;

// Control characters have no place in a name and break exports and logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

function requiredText(message: string, maxLength: number) {
  return v.pipe(
    v.string(message),
    v.transform((text) => text.replace(CONTROL_CHARACTERS, " ").trim()),
    v.nonEmpty(message),
    v.maxLength(maxLength, `${maxLength} caractères au plus`),
  );
}

/** A box of a form or a boolean of a JSON body; anything but an explicit yes is a no. */
const consent = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === "on" || value === "true"),
  ),
  false,
);

/** First step: who asks. No format check on the phone (SPEC.md §5). */
export const leadFormSchema = v.object({
  prenom: requiredText("Le prénom est requis", NAME_MAX_LENGTH),
  nom: requiredText("Le nom est requis", NAME_MAX_LENGTH),
  email: v.pipe(
    requiredText("L'adresse email est requise", EMAIL_MAX_LENGTH),
    v.regex(/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]+$/, "Adresse email invalide"),
  ),
  telephone: requiredText("Le numéro de téléphone est requis", PHONE_MAX_LENGTH),
  consent_phone: consent,
  consent_email: consent,
});
export type LeadForm = v.InferOutput<typeof leadFormSchema>;

/** The whole lead: the form, the profession chosen in the second step and where it came from. */
export const catalogueLeadSchema = v.object({
  /** Made by the client so that a repeated call is stored once. */
  id: v.optional(v.pipe(v.string("Identifiant invalide"), v.uuid("Identifiant invalide"), v.toLowerCase())),
  ...leadFormSchema.entries,
  catalogue_type: v.picklist(PROFESSIONS, "Choisissez votre profession"),
  source_page: v.fallback(v.pipe(v.string(), v.regex(/^\/[\w./-]*$/), v.maxLength(PATH_MAX_LENGTH)), "/"),
});
export type CatalogueLead = v.InferOutput<typeof catalogueLeadSchema>;

export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field, by field name. */
export function listFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "formulaire";
    errors[field] ??= issue.message;
  }
  return errors;
}
