import { agendaTexts, type Slot, slotHours, slotHoursOn } from "#app/content/callback.ts";
import { parisMidnight } from "#app/content/dated.ts";
import { organisation } from "#app/content/organisation.ts";

/** A line of RFC 5545 has at most 75 bytes; the next ones begin with a space. */
const LINE_MAX_BYTES = 75;
const HOUR_MS = 60 * 60 * 1000;

export const AGENDA_FILE = "agenda.ics";

/** Where the agenda file of a call is: the server writes it, so that phones open it and no script is needed. */
export function agendaAddress({ jour, creneau }: { jour: string; creneau: Slot }): string {
  return `/api/callback-requests/${AGENDA_FILE}?jour=${jour}&creneau=${creneau}`;
}

/**
 * The call as an iCalendar file (RFC 5545): the whole time of day, marked as free time, with a reminder at its beginning.
 * It names nobody but the provider. `day` is an ISO date in Paris, `now` the moment of writing.
 */
export function writeAgendaFile({ day, slot, now }: { day: string; slot: Slot; now: Date }): string {
  const [from, to] = slotHoursOn(day, slot) ?? slotHours[slot];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${organisation.name}//Rappel//FR`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:rappel-${day}-${slot}@${organisation.email.split("@")[1]}`,
    `DTSTAMP:${writeMoment(now)}`,
    `DTSTART:${writeMoment(parisMoment(day, from))}`,
    `DTEND:${writeMoment(parisMoment(day, to))}`,
    `SUMMARY:${escapeText(agendaTexts.title)}`,
    `DESCRIPTION:${escapeText(agendaTexts.text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(agendaTexts.title)}`,
    "TRIGGER:PT0S",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** The moment of an hour of a day in Paris; the clocks change at night, when nobody calls. */
function parisMoment(day: string, hour: number): Date {
  return new Date(parisMidnight(day).getTime() + hour * HOUR_MS);
}

/** `2026-11-24T08:00:00.000Z` → `20261124T080000Z` */
function writeMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
