import type { Stores } from "#scripts/operator/stores/stores.ts";
import { insertInto, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";

/** One submission as a visitor leaves it, with what a test says of it. */

type Fields<Row> = Partial<Row> & { prenom: string; nom: string };

/** A request to be called back; returns its id. */
export async function seedRequest({ database }: Stores, fields: Fields<CallbackRequestRow>): Promise<string> {
  const created_at = fields.created_at ?? "2026-11-23T08:14:00.000Z";
  const own = {
    telephone: "04 65 71 20 14",
    profession: "generalistes",
    jour: "2026-11-24",
    source_page: "/",
    source_type: "header_cta",
  } as const;
  const request = makeRequest({ ...own, consent_at: created_at, ...fields, created_at });
  await insertInto(database, "callback_requests", request);
  return request.id;
}

/** A catalogue taken, with both boxes ticked; returns its id. */
export async function seedLead({ database }: Stores, fields: Fields<CatalogueDownload>): Promise<string> {
  const created_at = fields.created_at ?? "2026-11-20T20:40:00.000Z";
  const own = { email: "personne@exemple.fr", telephone: "04 65 71 20 14", catalogue_type: "generalistes" } as const;
  const lead = makeLead({ ...own, consent_phone: true, consent_email: true, consent_at: created_at, ...fields, created_at });
  await insertInto(database, "catalogue_downloads", lead);
  return lead.id;
}
