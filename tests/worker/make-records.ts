import { getTableColumns } from "drizzle-orm";
import { pain } from "#tests/references.ts";
import {
  type CalendlyBooking,
  type CallbackRequestRow,
  type CatalogueDownload,
  type QuotationRequestRow,
  type Records,
  recordTables,
} from "#workers/db/schema.ts";
import { saveRecord } from "#workers/people/records/save-record.ts";

const SENT = { created_at: "2026-11-02T10:00:00.000Z" };
const CLAIRE = { nom: "Martin", prenom: "Claire", telephone: "06 12 34 56 78" };
const SHOWN = { consent_text_version: "2026-11" };

/** The optional columns of a record. */
type Optional<Row> = { [Column in keyof Row as null extends Row[Column] ? Column : never]: null };

/** Each as when nothing was answered. */
function noAnswers<Table extends keyof Records>(table: Table): Optional<Records[Table]> {
  const optional = Object.entries(getTableColumns(recordTables[table])).filter(([, { notNull }]) => !notNull);
  return Object.fromEntries(optional.map(([name]) => [name, null])) as Optional<Records[Table]>;
}

export function makeLead(fields: Partial<CatalogueDownload> = {}): CatalogueDownload {
  const id = crypto.randomUUID();
  const answers = { catalogue_type: "infirmiers", consent_phone: false, consent_email: false } as const;
  const page = { email: `${id}@exemple.fr`, source_page: "/" };
  return { id, ...noAnswers("catalogue_downloads"), ...SENT, ...CLAIRE, ...SHOWN, ...page, ...answers, ...fields };
}

export function makeRequest(fields: Partial<CallbackRequestRow> = {}): CallbackRequestRow {
  return {
    id: crypto.randomUUID(),
    ...{ ...noAnswers("callback_requests"), ...SENT, ...CLAIRE, ...SHOWN, profession: "infirmiers", creneau: "matin" },
    ...{ source_page: "/contact", source_type: "contact_page_cta", consent_at: SENT.created_at, call_code: "4827" },
    ...fields,
  };
}

export function makeQuotation(fields: Partial<QuotationRequestRow> = {}): QuotationRequestRow {
  return {
    id: crypto.randomUUID(),
    ...{ ...noAnswers("quotation_requests"), ...SENT, nom: "Claire Martin", establishment: "Centre hospitalier de Belleval" },
    ...{ email: "formation@ch-belleval.example", lines: [{ reference: pain.PI, learners: 4 }] },
    ...{ source_page: "/devis-employeur", key_hash: "0".repeat(64) },
    ...fields,
  };
}

export function makeBooking(fields: Partial<CalendlyBooking> = {}): CalendlyBooking {
  return {
    id: crypto.randomUUID(),
    ...{ ...noAnswers("calendly_bookings"), ...SENT, source_page: "/", source_type: "unknown", referrer: "" },
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
