import { and, eq, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { isWithinWindow } from "./duplicate-window.ts";
import { insertUnless } from "./insert-unless.ts";
import { type CatalogueDownload, catalogueDownloads } from "./schema.ts";

/**
 * Saves a lead once and returns the id of the row that stands for it.
 * The same id, or the same e-mail and profession within 24 hours, is one row; a consent given the second time is kept.
 * Throws what D1 throws.
 */
export async function saveCatalogueDownload(database: D1Database, lead: CatalogueDownload): Promise<string> {
  const db = drizzle(database);
  const isDuplicate = and(
    eq(sql`lower(${catalogueDownloads.email})`, lead.email.toLowerCase()),
    eq(catalogueDownloads.catalogue_type, lead.catalogue_type),
    isWithinWindow(catalogueDownloads.created_at, lead.created_at),
  );
  const isSame = sql`(${or(eq(catalogueDownloads.id, lead.id), isDuplicate)})`;

  const insertOnce = insertUnless(db, catalogueDownloads, lead, isSame);
  const keepNewConsent = db
    .update(catalogueDownloads)
    .set({
      consent_phone: sql`max(${catalogueDownloads.consent_phone}, ${Number(lead.consent_phone)})`,
      consent_email: sql`max(${catalogueDownloads.consent_email}, ${Number(lead.consent_email)})`,
      consent_at: sql`coalesce(${catalogueDownloads.consent_at}, ${lead.consent_at})`,
    })
    .where(isSame);
  const findSaved = db.select({ id: catalogueDownloads.id }).from(catalogueDownloads).where(isSame).limit(1);

  const [, , [saved]] = await db.batch([insertOnce, keepNewConsent, findSaved]);
  return saved?.id ?? lead.id;
}

/** The profession of a saved lead, or null. Throws what D1 throws. */
export async function findCatalogueType(database: D1Database, id: string): Promise<Profession | null> {
  const [row] = await drizzle(database)
    .select({ catalogue_type: catalogueDownloads.catalogue_type })
    .from(catalogueDownloads)
    .where(eq(catalogueDownloads.id, id));
  return row?.catalogue_type ?? null;
}
