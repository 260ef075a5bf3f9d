/** What a visitor quotes on the telephone: « CIM-7F3K-29QX ». */

/** No vowels, hence no words; no look-alikes such as 5 and S, 8 and B, 2 and Z. */
const LETTERS = "23456789CDFGHJKMNPQRTVWX";
const LENGTH = 8;
const GROUP = LENGTH / 2;
/** 24⁸ > 16⁹: the letters hold nine digits of the id. */
const ID_DIGITS = 9;

export function formatReference(id: string): string {
  const digits = id.replace(/[^0-9a-f]/gi, "").slice(0, ID_DIGITS);
  const number = Number.parseInt(digits.padEnd(ID_DIGITS, "0"), 16).toString(LETTERS.length).padStart(LENGTH, "0");
  const letters = number.replace(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, LETTERS.length)));
  return `CIM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** « 29QX » */
export function referenceEnd(id: string): string {
  return formatReference(id).slice(-GROUP);
}

/** Id ranges and second halves a part of a reference can mean. `isCertain`: whole, or beginning with CIM. */
export function readReferencePart(
  text: string,
): { ranges: { idFrom: string; idTo: string }[]; end: string | null; isCertain: boolean } | null {
  const [, prefix, letters = ""] = /^(CIM)?([^\s-]+)$/.exec(text.toUpperCase().replace(/[\s‐-―-]/g, "")) ?? [];
  if ([...letters].some((letter) => !LETTERS.includes(letter)) || letters.length > LENGTH) return null;
  if (prefix ? letters.length < 2 : letters.length < GROUP) return null;
  const isWhole = letters.length === LENGTH;
  const first = numberOf(letters.padEnd(LENGTH, LETTERS.charAt(0)));
  const last = numberOf(letters.padEnd(LENGTH, LETTERS.at(-1) ?? ""));
  const ranges = first >= 16 ** ID_DIGITS ? [] : [{ idFrom: idAt(first), idTo: `${idAt(Math.min(last, 16 ** ID_DIGITS - 1))}g` }];
  return { ranges, end: letters.length === GROUP ? letters : null, isCertain: Boolean(prefix) || isWhole };
}

function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0);
}

/** `7f3a91c0-2` */
function idAt(number: number): string {
  const digits = number.toString(16).padStart(ID_DIGITS, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
