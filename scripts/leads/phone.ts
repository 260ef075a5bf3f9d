/** Beginnings of French overseas numbers as dialled at home, with the country code they have abroad. */
const OVERSEAS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^0(590|690|691)/, "590"],
  [/^0(594|694)/, "594"],
  [/^0(596|696|697)/, "596"],
  [/^0(262|263|269|639|692|693)/, "262"],
];

/**
 * A telephone as typed, in E.164 when it is plausible, else null: `06 12 34 56 78` → `+33612345678`.
 * The forms have no format check (SPEC.md §5), so anything may stand here.
 */
export function normalisePhone(raw: string): string | null {
  const compact = raw
    .replace(/[^\d+(]/g, "")
    .replace(/(?<=^(?:\+|00)\d{2,3})\(0/, "")
    .replaceAll("(", "")
    .replace(/^00/, "+");
  // A spreadsheet drops the first zero.
  const digits = /^[67]\d{8}$/.test(compact) ? `0${compact}` : compact;
  if (/^0[1-79]\d{8}$/.test(digits)) {
    const code = OVERSEAS.find(([beginning]) => beginning.test(digits))?.[1] ?? "33";
    return `+${code}${digits.slice(1)}`;
  }
  const international = /^33[1-79]\d{8}$/.test(digits) ? `+${digits}` : digits;
  const isPlausible = international.startsWith("+33") ? /^\+33[1-79]\d{8}$/ : /^\+[1-9]\d{7,14}$/;
  return isPlausible.test(international) ? international : null;
}

/** A telephone under which two spellings of one number meet. */
export function phoneKey(raw: string): string {
  return normalisePhone(raw) ?? raw.replace(/\D/g, "");
}

/** E.164 in groups, which a spreadsheet keeps as text: `+33612345678` → `+33 6 12 34 56 78`. */
export function formatInternational(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164);
  return french ? ["+33", ...french.slice(1)].join(" ") : e164.replace(/\d(?=(\d{3})+$)/g, "$& ");
}
