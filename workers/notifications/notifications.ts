import { formatDay } from "#app/content/day-words.ts";
import { capitalise } from "#app/content/format.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { sayCatalogue, sayNeed, sayProfession, saySlotHours } from "#workers/people/record-words.ts";
import { formatReference } from "#workers/people/reference.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import {
  type AnnouncedRecords,
  type AnnouncedTable,
  type AnnouncementKey,
  claimAnnouncements,
  noteAnnounced,
} from "../db/announcements.ts";
import type { Records } from "../db/record-tables.ts";
import { HONEYPOT, type RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { plainName } from "./chat-text.ts";
import { type Channel, listChannels, type Message, OPEN_BACK_OFFICE } from "./notification-channels.ts";

/**
 * Notifies the advisers of a new lead or callback request on every configured channel. Each channel announces each record once and retries
 * on its own: one that always fails does not hold back the other. A record is claimed before it is sent, so two never send the same one.
 * An e-mail names the reference and the first name; a chat also the profession, the moment and the subject. Nothing else of the person.
 */

/** A record older than this is no news. */
export const NOTIFICATION_WINDOW_MS = 24 * 60 * 60 * 1000;
/** How long a record is left to whoever claimed it, or to its own request. */
export const CLAIM_MS = 2 * 60_000;
/** What comes in faster than this is a flood: announced together, by the cron, and no longer one by one. */
export const FLOOD = { most: 10, withinMs: 3 * 60_000 } as const;

/** After the answer to the visitor: a failure is logged, and the cron tries again. */
export async function notifyOfRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  if (!isAnnouncedTable(table)) return;
  const announced = record as AnnouncedRecords[typeof table];
  if (announced.suspect === HONEYPOT) return;
  await Promise.all(listChannels(env).map((channel) => tryToAnnounce(env, channel, table, announced)));
}

async function tryToAnnounce<Table extends AnnouncedTable>(
  env: Env,
  channel: Channel,
  table: Table,
  record: AnnouncedRecords[Table],
): Promise<void> {
  const now = new Date();
  const unless = { most: FLOOD.most, since: new Date(now.getTime() - FLOOD.withinMs).toISOString() };
  try {
    const claimed = await claim(env, channel, [{ table, id: record.id }], now, unless);
    if (claimed.length > 0) await announce(env, channel, table, record);
  } catch (error) {
    logError("notification", error, { table, channel: channel.name });
  }
}

/** Takes records for one channel to announce, and returns those that nobody else has. */
export function claim(
  env: Env,
  channel: Channel,
  keys: readonly AnnouncementKey[],
  now: Date,
  unless?: { most: number; since: string },
): Promise<AnnouncementKey[]> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  return claimAnnouncements(env.DB, channel.name, keys, { now: now.toISOString(), until, ...(unless && { unless }) });
}

/** Announces one claimed record on one channel and notes it. Throws what the channel throws. */
export async function announce<Table extends AnnouncedTable>(
  env: Env,
  channel: Channel,
  table: Table,
  record: AnnouncedRecords[Table],
): Promise<void> {
  await channel.send(describe(table, record));
  await noteAnnounced(env.DB, channel.name, [{ table, id: record.id }], new Date().toISOString());
}

const HEADLINES: Record<AnnouncedTable, { chat: string; email: string }> = {
  callback_requests: { chat: "Nouvelle demande de rappel", email: "Rappel demandé" },
  catalogue_downloads: { chat: "Nouveau téléchargement du catalogue", email: "Catalogue téléchargé" },
};

function describe<Table extends AnnouncedTable>(table: Table, record: AnnouncedRecords[Table]): Message {
  const reference = formatReference(record.id);
  const { prenom } = record;
  const name = plainName(prenom);
  const details = describeDetails(record);
  const { besoin, profession, jour, creneau, formation } = details;
  const headline = HEADLINES[table];
  const { appels, personnes } = SCREENS;
  const summary = `${capitalise(besoin ?? headline.email)} : ${name}, ${reference}`;
  return {
    chat: `${headline.chat} ${reference} : ${[besoin, name, profession, jour, creneau, formation].filter(Boolean).join(", ")}`,
    fields: { type: table, reference, prenom, ...details },
    email: {
      subject: summary,
      text: [
        summary,
        "",
        `Tout le reste est dans le back-office, à l’écran « ${appels} » ; cette référence s’y cherche à l’écran « ${personnes} » :`,
        `  ${OPEN_BACK_OFFICE}`,
        "",
      ].join("\n"),
    },
  };
}

/** « devis demandé », « mardi 24 novembre », « Endométriose, programme intégré, 9A0X2425002, 10 h »… */
function describeDetails(record: AnnouncedRecords[AnnouncedTable]) {
  if (!("creneau" in record)) {
    return { besoin: null, profession: sayCatalogue(record.catalogue_type), jour: null, creneau: null, formation: null };
  }
  const day = record.jour === null ? null : formatDay(record.jour);
  return {
    besoin: sayNeed(record.besoin) || null,
    profession: sayProfession(record.profession),
    jour: day && `${day.weekday} ${day.date}`,
    creneau: saySlotHours(record.creneau),
    formation: describeSubject(record),
  };
}

function isAnnouncedTable(table: RecordTable): table is AnnouncedTable {
  return table !== "calendly_bookings";
}
