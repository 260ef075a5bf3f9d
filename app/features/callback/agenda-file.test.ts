import { expect, test } from "vitest";
import { formatPhone } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { plainly } from "#tests/plain-text.ts";
import { writeAgendaFile } from "./agenda-file.ts";

const NOW = new Date("2026-11-20T10:00:00Z");

function readEvent(day: string, slot: "matin" | "midi" | "apres-midi") {
  // Unfolded, as a reader of the format does.
  const lines = writeAgendaFile({ day, slot, now: NOW }).replaceAll("\r\n ", "").split("\r\n");
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
}

test.each([
  ["2026-06-15", "apres-midi", "20260615T120000Z", "20260615T150000Z"],
  // These two are the days after the clocks change.
  ["2026-10-26", "midi", "20261026T110000Z", "20261026T130000Z"],
  ["2026-03-30", "midi", "20260330T100000Z", "20260330T120000Z"],
] as const)("%s, %s, is that time of day in Paris", (day, slot, DTSTART, DTEND) => {
  expect(readEvent(day, slot)).toMatchObject({ DTSTART, DTEND });
});

test("it is marked as free time, has one identity per appointment, and explains how to change it", () => {
  const event = readEvent("2026-11-24", "matin");
  expect(event).toMatchObject({ TRANSP: "TRANSPARENT", DTSTAMP: "20261120T100000Z" });
  expect(event.UID).toMatch(/^rappel-2026-11-24-matin@/);
  expect(event.DESCRIPTION).toBeTruthy();
  expect(writeAgendaFile({ day: "2026-11-24", slot: "matin", now: NOW }).replaceAll("\r\n ", "")).toContain(
    formatPhone(organisation.phone).slice(0, 8),
  );
});

test("it carries the reference of the request, the hours of Paris and those of the visitor", () => {
  const call = { day: "2026-11-24", slot: "midi", now: NOW, reference: "CIM-7F3K-29QX", zone: "Indian/Reunion" } as const;
  const text = plainly(writeAgendaFile(call).replaceAll("\r\n ", ""));
  expect(text).toContain("Référence de votre demande : CIM-7F3K-29QX.\\n12 h – 14 h\\, heure de Paris (chez vous : 15 h – 17 h).");
});

test("lines end with CRLF and have at most 75 bytes, and no character is cut", () => {
  const text = writeAgendaFile({ day: "2026-11-24", slot: "apres-midi", now: NOW });
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(text.replaceAll("\r\n ", "")).toContain("Un conseiller vous appelle pendant ce créneau\\, au sujet des formations DPC.");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
