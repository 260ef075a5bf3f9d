import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { CalendlyBooking, CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";

const NO_CAMPAIGN = { utm_source: null, utm_medium: null, utm_campaign: null };

/** A stored lead of a different person each time. */
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
    consent_fault: null,
    ...NO_CAMPAIGN,
    suspect: null,
    ...fields,
  };
}

/** A callback request as it is stored. */
export function makeRequest(fields: Partial<CallbackRequestRow> = {}): CallbackRequestRow {
  return {
    id: crypto.randomUUID(),
    created_at: "2026-11-02T10:00:00.000Z",
    prenom: "Claire",
    nom: "Martin",
    telephone: "06 12 34 56 78",
    profession: "infirmiers",
    statut: null,
    creneau: "matin",
    jour: null,
    programme: null,
    format_reference: null,
    selection: null,
    besoin: null,
    employeur: null,
    email_formation: null,
    source_page: "/contact",
    source_type: "contact_page_cta",
    consent_text_version: "2026-11",
    consent_at: "2026-11-02T10:00:00.000Z",
    consent_fault: null,
    ...NO_CAMPAIGN,
    suspect: null,
    ...fields,
  };
}

/** A booking as it is stored. */
export function makeBooking(fields: Partial<CalendlyBooking> = {}): CalendlyBooking {
  return {
    id: crypto.randomUUID(),
    created_at: "2026-11-02T10:00:00.000Z",
    source_page: "/",
    source_type: "unknown",
    user_agent: null,
    referrer: "",
    ...NO_CAMPAIGN,
    session_id: "5e55105e-0000-4000-8000-000000000000",
    time_on_page: 1,
    scroll_depth: 1,
    programme: null,
    format_reference: null,
    selection: null,
    ...fields,
  };
}

/** Stores a record that says no new sentence and whose person nobody erased. */
export function insertInto<Table extends keyof Records>(database: D1Database, table: Table, record: Records[Table]): Promise<void> {
  return insertRecord(database, table, record, { sentences: [], erasureHashes: [] });
}
