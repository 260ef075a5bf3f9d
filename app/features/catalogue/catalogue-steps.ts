import * as v from "valibot";
import { type FieldErrors, listFieldErrors, sourcePage } from "#app/features/form-rules.ts";
import { type CatalogueLead, catalogueErrors, catalogueLeadSchema, type LeadForm, leadFormSchema } from "./lead-schema.ts";

/** Plain posts carry what was typed in hidden fields. */

export const CATALOGUE_PATH = "/catalogue";
export const LEAD_PARAMETER = "telechargement";
/** The download failed; don't restart it automatically. */
export const FAILED_PARAMETER = "echec";

export function downloadPagePath(leadId: string): string {
  return `${CATALOGUE_PATH}?${LEAD_PARAMETER}=${leadId}`;
}

export function catalogueFilePath(leadId: string): string {
  return `/api/catalogue-downloads/${leadId}/pdf`;
}

/** Profession buttons send `catalogue_type` instead. */
export type Intent = "form" | "back";

export type TypedLead = Partial<Record<keyof LeadForm | "source_page", string>>;

type NextStep = { step: "form"; errors: FieldErrors } | { step: "profession"; error?: string } | { step: "save"; lead: CatalogueLead };

/** Under the same rules as dialog and /api. */
export function readSubmission(fields: Record<string, unknown>): NextStep {
  if (fields.intent === "back") return { step: "form", errors: {} };
  const form = v.safeParse(leadFormSchema, fields);
  if (!form.success) return { step: "form", errors: listFieldErrors(form.issues) };
  if (fields.intent === "form") return { step: "profession" };
  const lead = v.safeParse(catalogueLeadSchema, fields);
  if (lead.success) return { step: "save", lead: lead.output };
  return { step: "profession", error: listFieldErrors(lead.issues).catalogue_type ?? catalogueErrors.unknown };
}

const TYPED_FIELDS = [...(Object.keys(leadFormSchema.entries) as (keyof LeadForm)[]), "source_page"] as const;

export function keepTyped(fields: Record<string, unknown>): TypedLead {
  return Object.fromEntries(TYPED_FIELDS.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])));
}

/** The page that led here (`?depuis=`), stored as the lead's source; defaults to this page. */
export function readSourcePage(from: string | null): string {
  return v.parse(sourcePage, from ?? CATALOGUE_PATH);
}
