import { randomUUID } from "node:crypto";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";

/** One submission as a visitor leaves it, with what a test says of it. */

type Fields<Row> = Partial<Row> & { prenom: string; nom: string };

/** A request to be called back; returns its id. */
export function seedRequest(stores: Stores, fields: Fields<CallbackRequestRow>): Promise<string> {
  const created_at = fields.created_at ?? "2026-11-23T08:14:00.000Z";
  return insert(stores, "callback_requests", {
    telephone: "04 65 71 20 14",
    profession: "generalistes",
    creneau: "matin",
    jour: "2026-11-24",
    source_page: "/",
    source_type: "header_cta",
    consent_text_version: "2026-11",
    consent_at: created_at,
    ...fields,
    created_at,
  });
}

/** A catalogue taken, with both boxes ticked; returns its id. */
export function seedLead(stores: Stores, fields: Fields<CatalogueDownload>): Promise<string> {
  const created_at = fields.created_at ?? "2026-11-20T20:40:00.000Z";
  return insert(stores, "catalogue_downloads", {
    email: "personne@exemple.fr",
    telephone: "04 65 71 20 14",
    catalogue_type: "generalistes",
    source_page: "/",
    consent_phone: true,
    consent_email: true,
    consent_text_version: "2026-11",
    consent_at: created_at,
    ...fields,
    created_at,
  });
}

async function insert(stores: Stores, table: string, fields: Record<string, unknown>): Promise<string> {
  const row: Record<string, unknown> = { id: randomUUID(), ...fields };
  const names = Object.keys(row);
  const values = names.map((name) => (typeof row[name] === "boolean" ? Number(row[name]) : row[name]));
  // The stores ask once more when a connection was closed, be it after the row was written.
  await stores.database
    .prepare(`INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
    .bind(...values)
    .run();
  return String(row.id);
}
