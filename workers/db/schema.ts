import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PROFESSIONS } from "#app/content/schema.ts";

/** The tables of migrations/. Times are ISO 8601 in UTC. Names are those of SPEC.md §3. */

const attribution = {
  utm_source: text(),
  utm_medium: text(),
  utm_campaign: text(),
};

export const catalogueDownloads = sqliteTable("catalogue_downloads", {
  id: text().primaryKey(),
  created_at: text().notNull(),
  nom: text().notNull(),
  prenom: text().notNull(),
  email: text().notNull(),
  telephone: text().notNull(),
  catalogue_type: text({ enum: PROFESSIONS }).notNull(),
  source_page: text().notNull(),
  consent_phone: integer({ mode: "boolean" }).notNull(),
  consent_email: integer({ mode: "boolean" }).notNull(),
  /** The version of the consent sentences that were shown. */
  consent_text_version: text().notNull(),
  /** When consent was given; null while none is. */
  consent_at: text(),
  ...attribution,
  /** Why an automatic check doubts the row; null for an ordinary one. */
  suspect: text(),
});
export type CatalogueDownload = typeof catalogueDownloads.$inferSelect;
