import { callbackTexts } from "#app/content/callback.ts";
import { formatDay } from "#app/content/format.ts";
import { professions } from "#app/content/professions.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { plainName } from "./chat-text.ts";
import { type AnnouncedRecords, type AnnouncedTable, isAnnounced, noteAnnounced } from "./db/lead-notifications.ts";
import { logError } from "./log.ts";
import { formatReference } from "./people/reference.ts";
import type { Records } from "./records.ts";
import { type NotificationSettings, readNotificationSettings } from "./settings.ts";
import type { RecordTable } from "./storage/outbox.ts";

/** Tells the advisers of a new lead or callback request: reference, first name, profession, moment and subject, nothing else of the person. */

/** A record older than this is no news. */
export const NOTIFICATION_WINDOW_MS = 24 * 60 * 60 * 1000;
const WEBHOOK_TIMEOUT_MS = 5000;
/** Not of the announcement's making: request timeout, too early, too many requests. */
const PASSING_STATUSES = [408, 425, 429];

/** After the answer to the visitor: a failure is logged, and the cron tries again. */
export async function notifyOfRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  const settings = readNotificationSettings(env);
  if (!settings || !isAnnouncedTable(table)) return;
  const announced = record as AnnouncedRecords[typeof table];
  if (announced.suspect === "trap") return;
  try {
    if (await isAnnounced(env.DB, table, announced.id)) return;
    await announce(env, settings, table, announced);
  } catch (error) {
    logError("notification", error, { table });
  }
}

/** The webhook is there and does not want this very announcement. */
export class RefusedAnnouncement extends Error {
  override name = "RefusedAnnouncement";
}

/** Tells of one record and notes it. Throws RefusedAnnouncement, what else the webhook does, and what D1 throws. */
export async function announce<Table extends AnnouncedTable>(
  env: Env,
  settings: NotificationSettings,
  table: Table,
  record: AnnouncedRecords[Table],
): Promise<void> {
  await post(settings, describe(table, record));
  await noteAnnounced(env.DB, table, record.id, new Date().toISOString());
}

interface Announcement {
  type: AnnouncedTable;
  reference: string;
  prenom: string;
  profession: string;
  /** « mardi 24 novembre » */
  jour: string | null;
  creneau: string | null;
  /** « Endométriose, programme intégré, 9A0X2425002, 10 h » */
  formation: string | null;
}

function describe<Table extends AnnouncedTable>(table: Table, record: AnnouncedRecords[Table]): Announcement {
  const reference = formatReference(record.id);
  if ("creneau" in record) {
    const { label, hours } = callbackTexts.form.slots[record.creneau];
    return {
      type: table,
      reference,
      prenom: record.prenom,
      profession: callbackTexts.form.professions[record.profession],
      jour: record.jour && writeDay(record.jour),
      creneau: `${label} (${hours})`,
      formation: describeSubject(record),
    };
  }
  return {
    type: table,
    reference,
    prenom: record.prenom,
    profession: professions[record.catalogue_type].catalogueLabel,
    jour: null,
    creneau: null,
    formation: null,
  };
}

function writeDay(day: string): string {
  const { weekday, date } = formatDay(day);
  return `${weekday} ${date}`;
}

const HEADLINES: Record<AnnouncedTable, string> = {
  callback_requests: "Nouvelle demande de rappel",
  catalogue_downloads: "Nouveau téléchargement du catalogue",
};

async function post({ webhook, format }: NotificationSettings, announcement: Announcement): Promise<void> {
  const { type, reference, prenom, profession, jour, creneau, formation } = announcement;
  const text = `${HEADLINES[type]} ${reference} : ${[plainName(prenom), profession, jour, creneau, formation].filter(Boolean).join(", ")}`;
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(format === "slack" ? { text } : announcement),
    redirect: "manual",
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).catch(() => {
    // What fetch says of the failure may quote the address, which is a secret.
    throw new Error("The webhook did not answer");
  });
  if (response.ok) return;
  const isRefused = response.status >= 400 && response.status < 500 && !PASSING_STATUSES.includes(response.status);
  throw new (isRefused ? RefusedAnnouncement : Error)(`The webhook answered ${response.status}`);
}

function isAnnouncedTable(table: RecordTable): table is AnnouncedTable {
  return table !== "calendly_bookings";
}
