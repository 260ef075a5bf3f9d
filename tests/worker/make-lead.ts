import type { CatalogueDownload } from "#workers/db/schema.ts";

/** A lead as it is stored, of a person of its own. */
export function makeLead(fields: Partial<CatalogueDownload> = {}): CatalogueDownload {
  const id = crypto.randomUUID();
  return {
    id,
    created_at: "2026-11-02T10:00:00.000Z",
    nom: "Martin",
    prenom: "Claire",
    email: `${id}@exemple.fr`,
    telephone: "06 12 34 56 78",
    catalogue_type: "infirmiers",
    source_page: "/",
    consent_phone: false,
    consent_email: false,
    consent_text_version: "2026-11",
    consent_at: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    suspect: null,
    ...fields,
  };
}
