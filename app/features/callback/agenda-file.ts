import { formatCallCode } from "#app/content/call-code.ts";
import { agendaTexts, callHours, type Slot } from "#app/content/callback.ts";
import { describeSpan } from "#app/content/opening-hours.ts";
import { organisation } from "#app/content/organisation.ts";
import { findLocalHours, parisMoment } from "./local-hours.ts";

const MINUTE_MS = 60_000;
/** RFC 5545 allows 75 bytes: as many characters as fit when each takes three. Continuation lines start with a space. */
const FOLDED_PARTS = /.{1,24}/gu;

interface AgendaFile {
  /** ISO date in Paris. */
  day: string;
  slot: Slot;
  now: Date;
  reference: string;
  /** What the adviser says first; null for none. */
  code: string | null;
  /** To the request's own page. */
  link: string;
  /** The visitor's (IANA). */
  zone?: string;
}

/**
 * iCalendar (RFC 5545): the whole time of day, marked free, with a reminder. Names no one but the provider. The file of a
 * moved call replaces the former one: same UID, later sequence.
 */
export function writeAgendaFile({ day, slot, now, reference, code, link, zone = "" }: AgendaFile): string {
  const span = callHours(day, slot);
  const [from, to] = span;
  const local = findLocalHours(day, span, zone);
  const hours = `${describeSpan(span)}, ${agendaTexts.parisTime}${local ? ` (${agendaTexts.localTime} ${local})` : ""}.`;
  const description = [
    code && `${agendaTexts.code} ${formatCallCode(code)}.`,
    `${agendaTexts.reference} ${reference}.`,
    hours,
    agendaTexts.text,
    `${agendaTexts.change} ${link}`,
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${organisation.name}//Rappel//FR`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:rappel-${reference.toLowerCase()}@${organisation.email.split("@")[1]}`,
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTAMP:${writeMoment(now)}`,
    `DTSTART:${writeMoment(parisMoment(day, from))}`,
    `DTEND:${writeMoment(parisMoment(day, to))}`,
    `SUMMARY:${escapeText(agendaTexts.title)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join("\n"))}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(agendaTexts.title)}`,
    "TRIGGER:PT0S",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line.match(FOLDED_PARTS)?.join("\r\n ")}\r\n`).join("");
}

/** `2026-11-24T08:00:00.000Z` → `20261124T080000Z` */
function writeMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
