/** What a visitor quotes on the telephone: « CIM-7F3K-29QX ». */

/** No vowels, hence no words; no look-alikes such as 5 and S, 8 and B, 2 and Z. */
const LETTERS = "23456789CDFGHJKMNPQRTVWX";
const LENGTH = 8;
const GROUP = LENGTH / 2;
const PART = new RegExp(`^(CIM)?([${LETTERS}]{1,${LENGTH}})$`);
/** 24⁸ > 16⁹: the letters hold nine digits of the id. */
const ID_DIGITS = 9;

export function formatReference(id: string): string {
  const digits = id.replace(/[^0-9a-f]/gi, "").slice(0, ID_DIGITS);
  const number = Number.parseInt(digits.padEnd(ID_DIGITS, "0"), 16).toString(LETTERS.length).padStart(LENGTH, "0");
  const letters = number.replace(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, LETTERS.length)));
  return `CIM-${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** A beginning as references are written: « cim 7f3k2 » → `CIM-7F3K-2`. `isCertain`: whole, or written with CIM. */
export function readReferencePart(text: string): { part: string; isCertain: boolean } | null {
  const [, prefix, letters = ""] = PART.exec(text.toUpperCase().replace(/[\s‐-―-]/g, "")) ?? [];
  if (letters.length < (prefix ? 2 : GROUP)) return null;
  const isCertain = prefix !== undefined || letters.length === LENGTH;
  return { part: ["CIM", letters.slice(0, GROUP), letters.slice(GROUP)].filter(Boolean).join("-"), isCertain };
}
