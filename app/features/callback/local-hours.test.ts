import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { findLocalHours } from "./local-hours.ts";

test.each([
  ["2026-11-27", "midi", "Indian/Reunion", "15 h – 17 h"],
  ["2026-07-15", "midi", "Indian/Reunion", "14 h – 16 h"],
  ["2026-11-27", "midi", "America/Guadeloupe", "7 h – 9 h"],
  ["2026-11-27", "matin", "Pacific/Tahiti", "22 h – 1 h, dès la veille"],
  ["2026-11-27", "fin-de-journee", "Pacific/Noumea", "3 h – 5 h, le lendemain"],
  ["2026-11-27", "matin", "Pacific/Marquesas", "22 h 30 – 1 h 30, dès la veille"],
] as const)("%s, %s, in %s: %s", (day, slot, zone, expected) => {
  expect(plainly(findLocalHours({ day, slot, zone }) ?? "")).toBe(expected);
});

test.each(["Europe/Paris", "Europe/Brussels", "Nulle/Part", ""])("nothing is added in %s", (zone) => {
  expect(findLocalHours({ day: "2026-11-27", slot: "midi", zone })).toBeUndefined();
});
