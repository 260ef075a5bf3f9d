import { describeDomainDoubt } from "#app/content/form-texts.ts";
import type { FindDoubt } from "./phone-doubt.ts";

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
