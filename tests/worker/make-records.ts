import { pain } from "#tests/references.ts";
import type { CalendlyBooking, CallbackRequestRow, CatalogueDownload, QuotationRequestRow, Records } from "#workers/db/schema.ts";
import { saveRecord } from "#workers/people/identity/save-record.ts";

const SENT = { created_at: "2026-11-02T10:00:00.000Z", utm_source: null, utm_medium: null, utm_campaign: null };
const NO_SUBJECT = { programme: null, format_reference: null, selection: null };
const CLAIRE = { nom: "Martin", prenom: "Claire", telephone: "06 12 34 56 78" };
const SHOWN = { consent_text_version: "2026-11", consent_fault: null, suspect: null };

export function makeLead(fields: Partial<CatalogueDownload> = {}): CatalogueDownload {
  const id = crypto.randomUUID();
  const answers = { catalogue_type: "infirmiers", consent_phone: false, consent_email: false, consent_at: null, call_code: null } as const;
  return { id, ...SENT, ...CLAIRE, ...SHOWN, email: `${id}@exemple.fr`, source_page: "/", ...answers, ...fields };
}

export function makeRequest(fields: Partial<CallbackRequestRow> = {}): CallbackRequestRow {
  return {
    id: crypto.randomUUID(),
    ...{ ...SENT, ...CLAIRE, ...SHOWN, ...NO_SUBJECT },
    ...{ profession: "infirmiers", statut: null, creneau: "matin", jour: null },
    ...{ besoin: null, employeur: null, email_formation: null },
    ...{ source_page: "/contact", source_type: "contact_page_cta" },
    ...{ consent_at: SENT.created_at, call_code: "4827", key_hash: null },
    ...fields,
  };
}

export function makeQuotation(fields: Partial<QuotationRequestRow> = {}): QuotationRequestRow {
  return {
    id: crypto.randomUUID(),
    ...{ ...SENT, nom: "Claire Martin", establishment: "Centre hospitalier de Belleval", email: "formation@ch-belleval.example" },
    ...{ telephone: null, message: null, lines: [{ reference: pain.PI, learners: 4 }] },
    ...{ source_page: "/devis-employeur", suspect: null, key_hash: "0".repeat(64) },
    ...fields,
  };
}

export function makeBooking(fields: Partial<CalendlyBooking> = {}): CalendlyBooking {
  return {
    id: crypto.randomUUID(),
    ...{ ...SENT, ...NO_SUBJECT, source_page: "/", source_type: "unknown", user_agent: null, referrer: "" },
    ...{ session_id: "5e55105e-0000-4000-8000-000000000000", time_on_page: 1, scroll_depth: 1 },
    ...fields,
  };
}

/** Stores a record that is not announced. Returns whether it is new. */
export async function insertInto<Table extends keyof Records>(
  database: D1Database,
  table: Table,
  record: Records[Table],
): Promise<boolean> {
  const isNew = await saveRecord(database, table, record);
  await database.prepare("DELETE FROM announcements WHERE record_table = ? AND record_id = ?").bind(table, record.id).run();
  return isNew;
}
