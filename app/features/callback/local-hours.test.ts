import { expect, test, vi } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { findLocalHours } from "./local-hours.ts";

test.each<[string, [number, number], string, string]>([
  ["2026-11-27", [12, 14], "Indian/Reunion", "15 h – 17 h"],
  ["2026-07-15", [12, 14], "Indian/Reunion", "14 h – 16 h"],
  ["2026-11-27", [12, 14], "America/Guadeloupe", "7 h – 9 h"],
  ["2026-11-27", [9, 12], "Pacific/Tahiti", "22 h – 1 h, dès la veille"],
  ["2026-11-27", [17, 19], "Pacific/Noumea", "3 h – 5 h, le lendemain"],
  ["2026-11-27", [9, 12], "Pacific/Marquesas", "22 h 30 – 1 h 30, dès la veille"],
])("on %s, the hours %j of Paris are, in %s, « %s »", (day, hours, zone, expected) => {
  expect(plainly(findLocalHours(day, hours, zone) ?? "")).toBe(expected);
});

test.each(["Europe/Paris", "Europe/Brussels", "Nulle/Part", ""])("nothing is added in %s", (zone) => {
  expect(findLocalHours("2026-11-27", [12, 14], zone)).toBeUndefined();
});

test.each(["Europe/Paris", ""])("nothing is converted in %j: a tap waits for no format", (zone) => {
  const format = vi.spyOn(Intl, "DateTimeFormat");
  findLocalHours("2026-11-27", [12, 14], zone);
  expect(format).not.toHaveBeenCalled();
});
