import { describeDomainDoubt, describePhoneDoubt } from "#app/content/form-texts.ts";

/** What a form asks about once, before it accepts it as typed: undefined for no doubt. */
export type FindDoubt = (typed: string) => string | undefined;

const FRENCH_DIGITS = 10;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** Numbers are stored as typed. */
export const findPhoneDoubt: FindDoubt = (typed) => {
  if (/\p{L}/u.test(typed)) return describePhoneDoubt(typed, "letters");
  // « +33 (0)6 12… » reads as « 06 12… ».
  const national = typed.replace(/^\s*(?:\+|00)\s*33\s*(?:\(0\))?/, "0");
  const { length } = national.replace(/\D/g, "");
  if (/^\D*0(?!0)/.test(national)) return length === FRENCH_DIGITS ? undefined : describePhoneDoubt(typed, length - FRENCH_DIGITS);
  return length < MIN_DIGITS || length > MAX_DIGITS ? describePhoneDoubt(typed, "length") : undefined;
};

/** The addresses that most people here have, and the real ones that look like them. */
const DOMAINS =
  "gmail.com hotmail.fr hotmail.com outlook.fr outlook.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net yahoo.fr yahoo.com icloud.com live.fr live.com bbox.fr neuf.fr club-internet.fr mail.com ymail.com gmx.fr hotmail.be hotmail.ch outlook.be yahoo.be live.be".split(
    " ",
  );
/** Shorter names are too close to others. */
const LONG_DOMAIN = 8;

/** A domain one slip away from a usual one; two where it is long. */
export const findEmailDoubt: FindDoubt = (typed) => {
  const domain = typed.split("@").at(-1)?.toLowerCase() ?? "";
  if (domain === "" || DOMAINS.includes(domain)) return undefined;
  const [nearest] = DOMAINS.map((known) => ({ known, slips: countSlips(domain, known) }))
    .filter(({ known, slips }) => slips <= (known.length < LONG_DOMAIN ? 1 : 2))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && describeDomainDoubt(domain, nearest.known);
};

/** Letters missing, added, wrong or swapped with the next (optimal string alignment). */
function countSlips(typed: string, known: string): number {
  const rows = [Array.from({ length: known.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const [before = [], current] = [rows[row - 1], [row]];
    for (let column = 1; column <= known.length; column++) {
      const wrong = typed[row - 1] === known[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      const counts = [(before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + wrong];
      if (isSwap) counts.push((rows[row - 2]?.[column - 2] ?? 0) + 1);
      current.push(Math.min(...counts));
    }
    rows.push(current);
  }
  return rows[typed.length]?.[known.length] ?? known.length;
}
