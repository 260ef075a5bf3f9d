import { expect, test } from "vitest";
import { formatTypedPhone, normalisePhone, phoneKey, writeDialledPhone } from "./phone.ts";

test.each([
  ["06 12 34 56 78", "+33612345678"],
  ["06.12.34.56.78", "+33612345678"],
  ["+33 6 12 34 56 78", "+33612345678"],
  ["+33 (0)6 12 34 56 78", "+33612345678"],
  ["0033 6 12 34 56 78", "+33612345678"],
  ["0033(0)612345678", "+33612345678"],
  ["33612345678", "+33612345678"],
  ["612345678", "+33612345678"],
  ["(04) 65 71 20 38", "+33465712038"],
  ["tél. 06 12 34 56 78", "+33612345678"],
  ["06 12 34 56 78 (le soir)", "+33612345678"],
  ["04 65 71 20 38 poste 12", "+33465712038"],
  ["０６ １２ ３４ ５６ ７８", "+33612345678"],
  ["06 12 34 56 78 le soir après 18 h", "+33612345678"],
  ["0612345678 18h", "+33612345678"],
  ["appeler à 18 h au 06 12 34 56 78", "+33612345678"],
  ["06 12 34 56 78 / 04 65 71 20 38", "+33612345678"],
  ["0690 12 34 56", "+590690123456"],
  ["0639 12 34 56", "+262639123456"],
  ["0694 12 34 56", "+594694123456"],
  ["690 12 34 56", "+590690123456"],
  ["693123456", "+262693123456"],
  ["0709 00 12 34", "+590709001234"],
  ["07 09 19 12 34", "+596709191234"],
  ["0709 20 12 34", "+262709201234"],
  ["709391234", "+594709391234"],
  ...["\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\u00B7", "\u200B", "\u00A0", "\u202F", "\u2060", "\uFEFF"].map(
    (between): [string, string] => [["06", "12", "34", "56", "81"].join(between), "+33612345681"],
  ),
  ["+41 79 123 45 67", "+41791234567"],
  ["0032 475 12 34 56", "+32475123456"],
])("%s is the number %s, overseas and foreign ones in their own country", (raw, e164) => expect(normalisePhone(raw)).toBe(e164));

test.each(["", "12", "06 12 34 56 7", "06 12 34 56 789", "bonjour", "+33 0 12", "3624"])("%j is not plausible", (raw) => {
  expect(normalisePhone(raw)).toBeNull();
});

test("two spellings of one number match, even of an implausible one", () => {
  expect(phoneKey("+33 6 12 34 56 78")).toBe(phoneKey("06.12.34.56.78"));
  expect(phoneKey("12 34")).toBe(phoneKey("12.34"));
});

test.each(["bonjour", "le matin", "12", "poste 12"])("%j has no phone key", (raw) => expect(phoneKey(raw)).toBe(""));

test.each([
  ["0465712038 poste 12", "04\u00A065\u00A071\u00A020\u00A038 poste 12"],
  ["06.12.34.56.78 (le soir)", "06\u00A012\u00A034\u00A056\u00A078 (le soir)"],
  ["le soir au 0612345678, demander Zoé", "le soir au 06\u00A012\u00A034\u00A056\u00A078, demander Zoé"],
  ["06 12 34 56 78 / 04 65 71 20 38", "06\u00A012\u00A034\u00A056\u00A078 / 04 65 71 20 38"],
  ["+41 79 123 45 67 le soir", "+41 79 123 45 67 le soir"],
  ["bonjour", "bonjour"],
])("text around a number is shown with it: %s", (raw, shown) => expect(formatTypedPhone(raw)).toBe(shown));

test.each([
  ["0692 12 34 56", "00262\u00A06\u00A092\u00A012\u00A034\u00A056"],
  ["+32 470 12 34 56 (le soir)", "0032\u00A04\u00A070\u00A012\u00A034\u00A056 (le soir)"],
  ["+352 621 123 456", "00352\u00A06\u00A021\u00A012\u00A034\u00A056"],
  ["06.12.34.56.78", "06\u00A012\u00A034\u00A056\u00A078"],
  ["bonjour", "bonjour"],
])("%s is written to be dialled, and begins no formula of a spreadsheet", (raw, written) => expect(writeDialledPhone(raw)).toBe(written));
