import { formatCount } from "#app/content/format.ts";
import { formatReference } from "#workers/people/reference.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import type { AnnouncementKey, Influx } from "../db/announcements.ts";
import { type Message, OPEN_BACK_OFFICE } from "./notification-channels.ts";

const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 120;
/** As many references as a chat still shows in one message. */
const MOST_REFERENCES = 250;

/**
 * The one message about many records, told by their references: « 214 demandes en 3 minutes ». `influx` counts all that came meanwhile,
 * `keys` are those that nobody was told of.
 */
export function describeInflux(keys: readonly AnnouncementKey[], { count, first, last }: Influx): Message {
  const total = Math.max(count, keys.length);
  const minutes = Math.max(1, Math.ceil((Date.parse(last ?? "") - Date.parse(first ?? "")) / MINUTE_MS) || 1);
  const span = minutes < LONGEST_IN_MINUTES ? formatCount(minutes, "minute") : formatCount(Math.round(minutes / 60), "heure");
  const headline = `${formatCount(total, "demande")} en ${span}`;
  const requests = keys.filter(({ table }) => table === "callback_requests").length;
  const kinds = [
    requests > 0 ? formatCount(requests, "rappel") : "",
    requests < keys.length ? formatCount(keys.length - requests, "catalogue") : "",
  ].filter(Boolean);
  const references = keys.slice(0, MOST_REFERENCES).map(({ id }) => formatReference(id));
  const others = keys.length - references.length;
  const listed = `${references.join(", ")}${others > 0 ? ` et ${formatCount(others, "autre")}` : ""}`;
  const lines = [
    `Pas encore annoncées : ${formatCount(keys.length, "demande")}, dont ${kinds.join(" et ")}.`,
    `Toutes sont dans le back-office, à l’écran « ${SCREENS.appels} » : ${OPEN_BACK_OFFICE}`,
    listed,
  ];
  return {
    chat: [`${headline}.`, ...lines].join("\n"),
    fields: { type: "influx", demandes: total, minutes, pas_annoncees: keys.length, references },
    email: { subject: headline, text: [`${headline}.`, "", ...lines, ""].join("\n") },
  };
}
