import { expect, test, vi } from "vitest";
import { formatPhone } from "#app/content/format.ts";
import { plainly } from "#tests/plain-text.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  return { organisation: { ...organisation, opening: [{ firstDay: "lundi", lastDay: "vendredi", hours: [[9, 19]] }] } };
});

const { organisation } = await import("#app/content/organisation.ts");
const { writeAgendaFile } = await import("./agenda-file.ts");

const NOW = new Date("2026-11-20T10:00:00Z");

const unfold = (file: string) => file.replaceAll("\r\n ", "");

const ASKED = {
  now: NOW,
  reference: "CIM-7F3K-29QX",
  code: "4827",
  link: "https://cimes.test/ma-demande/0123456789abcdef0123456789abcdef",
};

function readEvent(day: string, slot: "matin" | "midi" | "apres-midi", asked: Partial<typeof ASKED> = {}) {
  const lines = unfold(writeAgendaFile({ ...ASKED, ...asked, day, slot })).split("\r\n");
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
}

test.each([
  ["2026-06-15", "apres-midi", "20260615T120000Z", "20260615T150000Z"],
  // Clocks changed the day before.
  ["2026-10-26", "midi", "20261026T110000Z", "20261026T130000Z"],
  ["2026-03-30", "midi", "20260330T100000Z", "20260330T120000Z"],
] as const)("%s, %s, is written as Paris time in UTC", (day, slot, DTSTART, DTEND) => {
  expect(readEvent(day, slot)).toMatchObject({ DTSTART, DTEND });
});

test("an appointment is marked as free time, has its own id, and explains how to change it", () => {
  const event = readEvent("2026-11-24", "matin");
  expect(event).toMatchObject({ TRANSP: "TRANSPARENT", DTSTAMP: "20261120T100000Z" });
  expect(event.UID).toMatch(/^rappel-cim-7f3k-29qx@/);
  const file = unfold(writeAgendaFile({ ...ASKED, day: "2026-11-24", slot: "matin" }));
  for (const way of [formatPhone(organisation.phone).slice(0, 8), ASKED.link]) expect(file).toContain(way);
});

test("each request is an event of its own, the same one when its file is taken again", () => {
  const [first, second] = ["CIM-7F3K-29QX", "CIM-2DMX-HVD8"];
  const uid = (reference: string, slot: "matin" | "midi" = "matin") => readEvent("2026-12-08", slot, { reference }).UID;
  expect(uid(first)).not.toBe(uid(second));
  expect(uid(first, "midi")).toBe(uid(first));
});

test("the file of a moved call replaces the one before", () => {
  const sequence = (now: Date) => Number(readEvent("2026-12-08", "matin", { now }).SEQUENCE);
  expect(sequence(new Date("2026-11-21T10:00:00Z"))).toBeGreaterThan(sequence(NOW));
});

test("an appointment shows the code, the request's reference, the hours in Paris and the visitor's own", () => {
  const call = { ...ASKED, day: "2026-11-24", slot: "midi", zone: "Indian/Reunion" } as const;
  const text = plainly(unfold(writeAgendaFile(call)));
  expect(text).toContain(
    "Nous commencerons par votre code : 48 27.\\nRéférence de votre demande : CIM-7F3K-29QX.\\n12 h – 14 h\\, heure de Paris (chez vous : 15 h – 17 h).",
  );
});

test("lines end with CRLF and have at most 75 bytes, and no character is cut", () => {
  const text = writeAgendaFile({ ...ASKED, day: "2026-11-24", slot: "apres-midi" });
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(unfold(text)).toContain("Un conseiller vous appelle pendant ce créneau\\, au sujet des formations DPC.");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
