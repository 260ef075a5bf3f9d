import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EMPLOYERS, NEEDS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { SOURCE_TYPES } from "#app/features/callback/source-types.ts";
import {
  BY_TELEPHONE,
  CONSENT_FAULTS,
  CONTACT_CHANNELS,
  DOUBTS,
  ENTRY_KINDS,
  OUTCOMES,
  PERIOD_UNITS,
  PERSON_TABLES,
  type RecordTable,
} from "./vocabulary.ts";

/** The tables of migrations/. Times are ISO 8601 in UTC. */

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
  /** The version of the consent sentences that were shown, as the form said. */
  consent_text_version: text().notNull(),
  /** When consent was given; null while none is. */
  consent_at: text(),
  /** Why what was ticked proves none; null for an ordinary row. */
  consent_fault: text({ enum: CONSENT_FAULTS }),
  ...attribution,
  /** Why an automatic check distrusts the row; null for an ordinary one. */
  suspect: text({ enum: DOUBTS }),
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
  /** References of the selection from which it was made, with points between them; null for none. */
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
  consent_text_version: text().notNull(),
  consent_at: text(),
  consent_fault: text({ enum: CONSENT_FAULTS }),
  ...attribution,
  suspect: text({ enum: DOUBTS }),
  ...subject,
  /** The day of the call, ISO date in Paris; null for no day in particular. */
  jour: text(),
  /** References of a joined selection, with points between them; null for none. */
  selection: text(),
  /** What is asked for beside a call; null for nothing. */
  besoin: text({ enum: NEEDS }),
  /** The kind of establishment that employs the visitor; null when it is not known. */
  employeur: text({ enum: EMPLOYERS }),
  /** The e-mail of its training service; null when none was given. */
  email_formation: text(),
});
export type CallbackRequestRow = typeof callbackRequests.$inferSelect;

/** The consent sentences that were ever shown. A submission's row names its version, and says which were ticked, when and on which page. */
export const consentSentences = sqliteTable(
  "consent_sentences",
  {
    record_table: text({ enum: PERSON_TABLES }).notNull(),
    version: text().notNull(),
    channel: text({ enum: CONTACT_CHANNELS }).notNull(),
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.version, table.channel] })],
);
export type ConsentSentence = typeof consentSentences.$inferSelect;

/** Refusals that outlived their records, by a keyed hash of each telephone and e-mail (people/opposition-list.ts). */
export const oppositions = sqliteTable(
  "oppositions",
  {
    hash: text().notNull(),
    channel: text({ enum: CONTACT_CHANNELS }).notNull(),
    refused_at: text().notNull(),
    /** When the record went. */
    kept_since: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.channel] })],
);

/** By what people are found (people/record-companions.ts), written with the record and with each correction of it. */
export const personKeys = sqliteTable(
  "person_keys",
  { key: text().notNull(), record_table: text({ enum: PERSON_TABLES }).notNull(), record_id: text().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.record_table, table.record_id] })],
);

/** The calls that are still to be made, one row for each record that waits for one. */
export const openCalls = sqliteTable(
  "open_calls",
  {
    record_table: text({ enum: PERSON_TABLES }).notNull(),
    record_id: text().notNull(),
    /** As asked for or promised, else when the record came. */
    due_at: text().notNull(),
    /** Whether that moment was asked for or promised. */
    is_timed: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id] })],
);
export type OpenCall = typeof openCalls.$inferSelect;

/** What advisers note about a person, one row for each record that the person had then. */
export const entries = sqliteTable(
  "entries",
  {
    record_table: text({ enum: PERSON_TABLES }).notNull(),
    record_id: text().notNull(),
    /** Later than every entry before it. */
    at: text().notNull(),
    /** One entry stands on each record that the person had. */
    id: text().notNull(),
    author: text().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** Of an outcome. */
    status: text({ enum: OUTCOMES }),
    /** When to call again. */
    call_at: text(),
    /** Of a refusal, its lifting, or an agreement said on the telephone. */
    channel: text({ enum: CONTACT_CHANNELS }),
    /** Of a correction: which field reads how from now on. */
    field: text(),
    value: text(),
    /** The id of the entry that this one takes back. */
    undoes: text(),
    /** What was noted; of an agreement, the words. */
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id, table.at, table.id] })],
);
export type Entry = typeof entries.$inferSelect;

/** What was erased (article 17 of the GDPR): random ids, which name nobody. */
export const erasures = sqliteTable(
  "erasures",
  {
    record_table: text({ enum: PERSON_TABLES }).notNull(),
    record_id: text().notNull(),
    erased_at: text().notNull(),
    author: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id] })],
);
export type Erasure = typeof erasures.$inferSelect;

/** What each finished day brought, for the week or the month that it lies in. */
export const countedDays = sqliteTable(
  "counted_days",
  {
    unit: text({ enum: PERIOD_UNITS }).notNull(),
    /** ISO date in Paris. */
    day: text().notNull(),
    /** `[what, campaign, count]` of each count. */
    counts: text({ mode: "json" }).$type<[what: RecordTable | "joint" | "inscrit", campaign: string | null, count: number][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.unit, table.day] })],
);

/** Which records the advisers are told of. The row comes with the record, where a channel is configured. */
export const announcements = sqliteTable(
  "announcements",
  {
    record_table: text({ enum: PERSON_TABLES }).notNull(),
    record_id: text().notNull(),
    /** Null until a channel has taken the message. */
    sent_at: text(),
  },
  (table) => [primaryKey({ columns: [table.record_table, table.record_id] })],
);

/** The last run of each cron, and when each kind of error was last reported (task-runs.ts). */
export const taskRuns = sqliteTable("task_runs", {
  name: text().primaryKey(),
  started_at: text().notNull(),
  took_ms: integer().notNull(),
  /** Names of the parts that failed, separated by spaces; empty when all went well. */
  failed: text().notNull(),
  /** Figures only. */
  summary: text().notNull(),
});
export type TaskRun = typeof taskRuns.$inferSelect;
