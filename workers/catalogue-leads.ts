import { consentTexts } from "#app/content/catalogue.ts";
import type { Profession } from "#app/content/schema.ts";
import { catalogueErrors } from "#app/features/catalogue/errors.ts";
import type { CatalogueLead } from "#app/features/catalogue/lead-schema.ts";
import type { SaveResult } from "#app/request-context.ts";
import { findCatalogueType, saveCatalogueDownload } from "./db/catalogue-downloads.ts";
import { logError } from "./log.ts";

/** Saves a lead for /api and for the page without JavaScript alike. Failures come back as values with the visitor's message. */
export async function saveCatalogueLead(env: Env, { id, ...lead }: CatalogueLead): Promise<SaveResult> {
  const now = new Date().toISOString();
  const hasConsent = lead.consent_phone || lead.consent_email;
  try {
    const savedId = await saveCatalogueDownload(env.DB, {
      id: id ?? crypto.randomUUID(),
      created_at: now,
      ...lead,
      consent_text_version: consentTexts.version,
      consent_at: hasConsent ? now : null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      suspect: null,
    });
    return { ok: true, id: savedId };
  } catch (error) {
    logError("catalogue-lead", error);
    return { ok: false, error: catalogueErrors.save };
  }
}

/** The profession of a saved lead, or null when there is no such lead. Throws what D1 throws. */
export async function findLeadProfession(env: Env, id: string): Promise<Profession | null> {
  return findCatalogueType(env.DB, id);
}
