import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { formatPhone } from "#app/content/format.ts";

/** Telephones are stored as typed; this module compares, searches, dials and formats them. */

/** Overseas prefixes as dialled at home, with or without zero. Arcep assigns 07 09 00 to 07 09 39 overseas. */
const OVERSEAS: ReadonlyArray<readonly [RegExp, CountryCode]> = [
  [/^0?(590|690|691|7090)/, "GP"],
  [/^0?(594|694|7093)/, "GF"],
  [/^0?(596|696|697|7091)/, "MQ"],
  [/^0?(262|263|269|639|692|693|7092)/, "RE"],
];

const NO_BREAK = "\u00A0";
const DASHES = /[\u2010-\u2015\u2212\u00B7]/g;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g;

/** Digits with separators; a word ends the run. */
const RUNS = /[+(]?\d[\d\s().\-/]*/g;
/** A French number even when digits follow: « 06 12 34 56 78 / 04 65 71 20 38 ». */
const FRENCH_NUMBERS = /(?<!\d)(?:(?:\+|00)33\s?(?:\(0\)\s?)?|0)[\s.\-/]{0,3}[1-9](?:[\s.\-/]{0,3}\d){8}(?!\d)/g;
/** Shorter runs, such as 3624, are no telephone. */
const DIGITS_MIN = 4;

/** The first plausible number and the surrounding text; null for none. */
function readPhone(raw: string) {
  const text = plainSpelling(raw);
  for (const match of [...text.matchAll(RUNS), ...text.matchAll(FRENCH_NUMBERS)]) {
    const written = match[0].replace(/[\s(.\-/]+$/, "");
    const e164 = parseNumber(written);
    if (e164) return { e164, before: text.slice(0, match.index).trimStart(), after: text.slice(match.index + written.length).trimEnd() };
  }
  return null;
}

function plainSpelling(raw: string): string {
  return raw.normalize("NFKC").replace(INVISIBLE, "").replace(DASHES, "-");
}

function parseNumber(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  const country = OVERSEAS.find(([beginning]) => beginning.test(digits))?.[1] ?? "FR";
  const number = parsePhoneNumberFromString(text, { defaultCountry: country });
  const isPlausible = country === "FR" ? number?.isValid() : number?.isPossible();
  return number && isPlausible ? number.number : null;
}

/** E.164 of the first plausible number, else null: `06 12 34 56 78 (le soir)` → `+33612345678`. */
export function normalisePhone(raw: string): string | null {
  return readPhone(raw)?.e164 ?? null;
}

/** Shared by all spellings of a number; empty for text such as « bonjour ». */
export function phoneKey(raw: string): string {
  const e164 = normalisePhone(raw);
  if (e164) return e164;
  const digits = plainSpelling(raw).replace(/\D/g, "");
  return digits.length < DIGITS_MIN ? "" : digits;
}

/** Codes of the numbers that are dialled with a zero, in France and overseas. */
const DIALLED_WITH_ZERO = ["33", "262", "590", "594", "596"];

/** How the keys of numbers that begin so begin: « 06 12 » → `+33612`, and overseas. Empty for too few digits. */
export function listPhoneBeginnings(raw: string): string[] {
  const key = phoneKey(raw);
  if (key === "" || key.startsWith("+")) return key === "" ? [] : [key];
  const abroad = /^\s*(?:\+|00)/.test(raw) ? key.replace(/^00/, "") : null;
  return abroad ? [`+${abroad}`] : [key, ...DIALLED_WITH_ZERO.map((code) => `+${code}${key.replace(/^0/, "")}`)];
}

/** In French notation with its text: `04 65 71 20 38 poste 12`; other numbers stay unchanged. */
export function formatTypedPhone(raw: string): string {
  const read = readPhone(raw);
  return read?.e164.startsWith("+33") ? read.before + formatPhone(read.e164) + read.after : raw.trim();
}

/** For files: overseas and foreign numbers with 00, as dialled from France: `00262 6 92 12 34 56`. Pairs, which no spreadsheet takes for a sum. */
export function writeDialledPhone(raw: string): string {
  const read = readPhone(raw);
  if (!read || read.e164.startsWith("+33")) return formatTypedPhone(raw);
  const { countryCallingCode = "", nationalNumber = "" } = parsePhoneNumberFromString(read.e164) ?? {};
  const pairs = nationalNumber.replace(/\B(?=(\d\d)+$)/g, NO_BREAK);
  return `${read.before}00${countryCallingCode}${NO_BREAK}${pairs}${read.after}`;
}
