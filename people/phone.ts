import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Telephones are stored as typed; this module compares, searches and dials them. */

/** Beginnings of overseas numbers as dialled at home, which the library takes for mainland ones. */
const OVERSEAS: ReadonlyArray<readonly [RegExp, CountryCode]> = [
  [/^0(590|690|691)/, "GP"],
  [/^0(594|694)/, "GF"],
  [/^0(596|696|697)/, "MQ"],
  [/^0(262|263|269|639|692|693)/, "RE"],
];

/**
 * A telephone as typed, in E.164 when it is plausible, else null: `06 12 34 56 78` → `+33612345678`.
 * The forms do not check the format, so this may be anything.
 */
export function normalisePhone(raw: string): string | null {
  const digits = raw.replace(/\D/g, "");
  const country = OVERSEAS.find(([beginning]) => beginning.test(digits))?.[1] ?? "FR";
  const number = parsePhoneNumberFromString(raw.replace(/\bposte\b/i, "ext."), { defaultCountry: country });
  const isPlausible = country === "FR" ? number?.isValid() : number?.isPossible();
  return number && isPlausible ? number.number : null;
}

/** A key that two spellings of one number share; empty without any digit. */
export function phoneKey(raw: string): string {
  return normalisePhone(raw) ?? raw.normalize("NFKC").replace(/\D/g, "");
}

/** E.164 in groups, which a spreadsheet keeps as text: `+33612345678` → `+33 6 12 34 56 78`. */
export function formatInternational(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164);
  return french ? ["+33", ...french.slice(1)].join(" ") : e164.replace(/\d(?=(\d{3})+$)/g, "$& ");
}
