import { type AnySQLiteColumn, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SLOTS } from "#app/content/callback.ts";
import { EMPLOYERS, NEEDS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";
import type { QuotationLine } from "#app/features/quotation/quotation-schema.ts";
import {
  BY_TELEPHONE,
  CONSENT_FAULTS,
  CONTACT_CHANNELS,
  DOUBTS,
  ENTRY_KINDS,
  type Figure,
  OUTCOMES,
  PERIOD_UNITS,
  PERSON_TABLES,
  type RecordTable,
} from "./vocabulary.ts";

/** The tables of migrations/, which explain each column. Times are ISO 8601, UTC. */

const attribution = {
  utm_source: text(),
  utm_medium: text(),
  utm_campaign: text(),
};

const proof = {
  consent_text_version: text().notNull(),
  consent_at: text(),
  consent_fault: text({ enum: CONSENT_FAULTS }),
  ...attribution,
  suspect: text({ enum: DOUBTS }),
};

/** Null for no specific subject. */
const subject = {
  programme: text(),
  format_reference: text(),
};

const ofRecord = { record_table: text({ enum: PERSON_TABLES }).notNull(), record_id: text().notNull() };

/** One row per record. */
const byRecord = (table: Record<keyof typeof ofRecord, AnySQLiteColumn>) => [
  primaryKey({ columns: [table.record_table, table.record_id] }),
];

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
  ...proof,
  call_code: text(),
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
  time_on_page: integer().notNull(),
  scroll_depth: integer().notNull(),
  ...subject,
  selection: text(),
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
  source_type: text({ enum: [...SOURCE_TYPES, BY_TELEPHONE] }).notNull(),
  ...proof,
  ...subject,
  jour: text(),
  selection: text(),
  besoin: text({ enum: NEEDS }),
  employeur: text({ enum: EMPLOYERS }),
  email_formation: text(),
  call_code: text(),
  key_hash: text(),
});
export type CallbackRequestRow = typeof callbackRequests.$inferSelect;

export const quotationRequests = sqliteTable("quotation_requests", {
  id: text().primaryKey(),
  created_at: text().notNull(),
  nom: text().notNull(),
  establishment: text().notNull(),
  email: text().notNull(),
  telephone: text(),
  message: text(),
  lines: text({ mode: "json" }).$type<QuotationLine[]>().notNull(),
  source_page: text().notNull(),
  source_type: text({ enum: [BY_TELEPHONE] }),
  ...attribution,
  suspect: text({ enum: DOUBTS }),
  key_hash: text(),
});
export type QuotationRequestRow = typeof quotationRequests.$inferSelect;

export const recordTables = {
  catalogue_downloads: catalogueDownloads,
  callback_requests: callbackRequests,
  quotation_requests: quotationRequests,
  calendly_bookings: calendlyBookings,
} satisfies Record<RecordTable, unknown>;

/** Rows by table. */
export type Records = { [Table in RecordTable]: (typeof recordTables)[Table]["$inferSelect"] };

/** By keyed hash of telephone and e-mail (people/rights/opposition-list.ts). */
export const oppositions = sqliteTable(
  "oppositions",
  {
    hash: text().notNull(),
    channel: text({ enum: CONTACT_CHANNELS }).notNull(),
    refused_at: text().notNull(),
    kept_since: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.channel] })],
);

/** The keys that find people (people/identity/person-keys.ts). */
export const personKeys = sqliteTable("person_keys", { key: text().notNull(), ...ofRecord, name_count: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.key, table.record_table, table.record_id] }),
]);
export type PersonKey = typeof personKeys.$inferInsert;

const dueCall = { ...ofRecord, due_at: text().notNull(), is_timed: integer({ mode: "boolean" }).notNull() };
export const openCalls = sqliteTable("open_calls", { ...dueCall, name: text().notNull(), sent_at: text().notNull() }, byRecord);
export type OpenCall = typeof openCalls.$inferSelect;
/** Without what folds it in a list. */
export type DueCall = Pick<OpenCall, keyof typeof dueCall>;

/** Who is calling whom (people/calls/ongoing-calls.ts). */
export const ongoingCalls = sqliteTable(
  "ongoing_calls",
  { ...ofRecord, author: text().notNull(), started_at: text().notNull() },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id, table.author] })],
);
export type OngoingCall = typeof ongoingCalls.$inferSelect;

/** One row per record the person had then. */
export const entries = sqliteTable(
  "entries",
  {
    ...ofRecord,
    at: text().notNull(),
    id: text().notNull(),
    author: text().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    status: text({ enum: OUTCOMES }),
    call_at: text(),
    channel: text({ enum: CONTACT_CHANNELS }),
    corrections: text({ mode: "json" }).$type<Readonly<Record<string, string>>>(),
    undoes: text(),
    note: text(),
    trail: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id, table.at, table.id] })],
);
export type Entry = Omit<typeof entries.$inferSelect, "trail">;

/** Erased records (GDPR, article 17), by random id. */
export const erasures = sqliteTable("erasures", { ...ofRecord, erased_at: text().notNull(), author: text().notNull() }, byRecord);
export type Erasure = typeof erasures.$inferSelect;

/** `campaign` is null for none. */
export interface Count {
  first_day: string;
  what: Figure;
  campaign: string | null;
  count: number;
}

export const countedPeriods = sqliteTable(
  "counted_periods",
  {
    unit: text({ enum: PERIOD_UNITS }).notNull(),
    first_day: text().notNull(),
    counts: text({ mode: "json" }).$type<Count[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.unit, table.first_day] })],
);
export type CountedPeriod = typeof countedPeriods.$inferSelect;

export const announcements = sqliteTable("announcements", { ...ofRecord, sent_at: text() }, byRecord);

/** Last run of each cron, and when each kind of error was last reported (task-runs.ts). */
export const taskRuns = sqliteTable("task_runs", {
  name: text().primaryKey(),
  started_at: text().notNull(),
  failed: text().notNull(),
  summary: text().notNull(),
});
export type TaskRun = typeof taskRuns.$inferSelect;
