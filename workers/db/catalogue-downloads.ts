import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { catalogueDownloads } from "./schema.ts";

/** The profession of a saved lead, or null. Throws what D1 throws. */
export async function findCatalogueType(database: D1Database, id: string): Promise<Profession | null> {
  const [row] = await drizzle(database)
    .select({ catalogue_type: catalogueDownloads.catalogue_type })
    .from(catalogueDownloads)
    .where(eq(catalogueDownloads.id, id));
  return row?.catalogue_type ?? null;
}
