import { expect, test } from "vitest";
import { formatCount, formatDate, formatEuros, formatHours, formatNumber, formatPhone, initialsOf } from "./format.ts";

test.each([
  [33250, "332,50\u00A0€"],
  [45000, "450\u00A0€"],
  [77905, "779,05\u00A0€"],
  [123456, "1\u202F234,56\u00A0€"],
  [5, "0,05\u00A0€"],
  [0, "0\u00A0€"],
])("%i cents read %s", (cents, text) => expect(formatEuros(cents)).toBe(text));

test.each([
  [0, "0"],
  [351, "351"],
  [2543, "2\u202F543"],
  [15000, "15\u202F000"],
  [1234567, "1\u202F234\u202F567"],
  [4.9, "4,9"],
  [4.666, "4,7"],
  [4.96, "5"],
  [0.1 + 0.2, "0,3"],
])("the number %d reads %s", (value, text) => expect(formatNumber(value)).toBe(text));

test.each([
  [0, "ligne laissée", "lignes laissées", "0 ligne laissée"],
  [1, "ligne laissée", "lignes laissées", "1 ligne laissée"],
  [2543, "ligne laissée", "lignes laissées", "2\u202F543 lignes laissées"],
  [1, "envoi", undefined, "1 envoi"],
  [2, "envoi", undefined, "2 envois"],
])("%i of « %s », in the plural « %s », read %s", (count, one, several, text) => expect(formatCount(count, one, several)).toBe(text));

test("hours keep their unit on the line", () => {
  expect(formatHours(10)).toBe("10\u00A0h");
  expect(formatHours(15000)).toBe("15\u202F000\u00A0h");
  expect(formatHours(3.5)).toBe("3\u00A0h\u00A030");
});

test("a French phone number reads in unbreakable pairs, a foreign one as typed", () => {
  for (const number of ["+33465712038", "0465712038", "04 65 71 20 38", "04.65.71.20.38", "+33 4 65 71 20 38"])
    expect(formatPhone(number)).toBe("04\u00A065\u00A071\u00A020\u00A038");
  expect(formatPhone("+41 22 345 67 89")).toBe("+41 22 345 67 89");
});

test.each([
  ["2026-12-31", "31\u00A0décembre\u00A02026"],
  ["2026-05-01", "1er\u00A0mai\u00A02026"],
  ["2026-08-09", "9\u00A0août\u00A02026"],
])("the date %s reads %s", (isoDate, text) => expect(formatDate(isoDate)).toBe(text));

test.each([
  ["Claire M.", "CM"],
  ["Hélène d'A.", "HA"],
  ["Jean-Noël O.", "JNO"],
  ["Marie-Anne de La Tour du P.", "MAL"],
])("the initials of %s are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
