import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";
import { RECORD_TABLES } from "../storage/outbox.ts";
import { FOLLOW_UP_STATUSES } from "./follow-up-statuses.ts";

/** The tables of migrations/. Times are ISO 8601 in UTC. Names are those of SPEC.md §3. */

const attribution = {
  utm_source: text(),
  utm_medium: text(),
  utm_campaign: text(),
};

/** What the visitor asks about; null for nothing in particular. */
const subject = {
  /** Id of a programme (app/content/programmes). */
  programme: text(),
  format_reference: text(),
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

export const calendlyBookings = sqliteTable("calendly_bookings", {
  id: text().primaryKey(),
  created_at: text().notNull(),
  source_page: text().notNull(),
  source_type: text({ enum: SOURCE_TYPES }).notNull(),
  user_agent: text(),
  referrer: text(),
  ...attribution,
  session_id: text().notNull(),
  /** Seconds. */
  time_on_page: integer().notNull(),
  /** Percent of the page, the furthest seen. */
  scroll_depth: integer().notNull(),
  ...subject,
});
export type CalendlyBooking = typeof calendlyBookings.$inferSelect;

export const callbackRequests = sqliteTable("callback_requests", {
  id: text().primaryKey(),
  created_at: text().notNull(),
  prenom: text().notNull(),
  nom: text().notNull(),
  telephone: text().notNull(),
  profession: text({ enum: PROFESSIONS }).notNull(),
  statut: text({ enum: STATUSES }),
  creneau: text({ enum: SLOTS }).notNull(),
  source_page: text().notNull(),
  source_type: text({ enum: SOURCE_TYPES }).notNull(),
  consent_text_version: text().notNull(),
  consent_at: text().notNull(),
  ...attribution,
  suspect: text(),
  ...subject,
  /** The day of the call, ISO date in Paris; null for a request of before the form asked for it. */
  jour: text(),
});
export type CallbackRequestRow = typeof callbackRequests.$inferSelect;

/** Written by `npm run leads`; a record without a row is new. One row per record. */
export const leadFollowUps = sqliteTable("lead_follow_ups", {
  record_table: text({ enum: RECORD_TABLES }).notNull(),
  record_id: text().notNull(),
  status: text({ enum: FOLLOW_UP_STATUSES }).notNull(),
  changed_at: text().notNull(),
});

/** Written by `npm run leads -- erase`: that a request was answered, not whose. */
export const erasureJournal = sqliteTable("erasure_journal", {
  id: text().primaryKey(),
  erased_at: text().notNull(),
  kind: text({ enum: ["email", "telephone"] }).notNull(),
  hash: text().notNull(),
});

/** The records of which the advisers have been told (workers/notifications.ts). One row per record. */
export const leadNotifications = sqliteTable("lead_notifications", {
  record_table: text({ enum: ["catalogue_downloads", "callback_requests"] }).notNull(),
  record_id: text().notNull(),
  sent_at: text().notNull(),
});
