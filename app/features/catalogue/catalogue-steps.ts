import * as v from "valibot";
import { type FieldErrors, listFieldErrors, sourcePage } from "#app/features/form-rules.ts";
import { catalogueErrors } from "./errors.ts";
import { type CatalogueLead, catalogueLeadSchema, type LeadForm, leadFormSchema } from "./lead-schema.ts";

/** The catalogue flow as posts of plain forms: what was typed travels from step to step in hidden fields. */

export const CATALOGUE_PATH = "/catalogue";
/** In the address of the download's page: the id of the saved lead. */
export const LEAD_PARAMETER = "telechargement";
/** In the address of the download's page: the file did not come, and is not to be fetched again by itself. */
export const FAILED_PARAMETER = "echec";

/** Where a saved lead leads: the page from which its PDF is fetched. */
export function downloadPagePath(leadId: string): string {
  return `${CATALOGUE_PATH}?${LEAD_PARAMETER}=${leadId}`;
}

/** The address of its PDF. */
export function catalogueFilePath(leadId: string): string {
  return `/api/catalogue-downloads/${leadId}/pdf`;
}

/** Which button was pressed; the buttons of the profession send `catalogue_type` instead. */
export type Intent = "form" | "back";

export type TypedLead = Partial<Record<keyof LeadForm | "source_page", string>>;

type NextStep =
  | { step: "form"; errors: FieldErrors }
  /** `error` says why the profession must be chosen again. */
  | { step: "profession"; error?: string }
  | { step: "save"; lead: CatalogueLead };

/** Where a post leads, by the same rules as the dialog and /api. */
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

/** What to keep of a post for the next step: the known fields with text, as they were typed. */
export function keepTyped(fields: Record<string, unknown>): TypedLead {
  const typed: TypedLead = {};
  for (const name of TYPED_FIELDS) {
    const value = fields[name];
    if (typeof value === "string") typed[name] = value;
  }
  return typed;
}

/** The page that led here (`?depuis=`), kept as the lead's source; this page itself when none is named. */
export function readSourcePage(from: string | null): string {
  return v.parse(sourcePage, from ?? CATALOGUE_PATH);
}
