import { type Answer, answerProgramme } from "#app/answer/answer.ts";
import { findHighest } from "#app/answer/headline.ts";
import { share } from "#app/answer/indemnity.ts";
import { NOBODY } from "#app/answer/who.ts";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { years } from "#app/content/years.ts";
import { plainly } from "./plain-text.ts";

/** Euro amounts of a text, with plain spaces. */
export function findAmounts(text: string): string[] {
  // The minutes of « 4 h 30 » do not belong to the amount after them.
  const plain = plainly(text).replaceAll(/ h \d\d /g, " h ");
  // Nor does a year before it.
  return [...plain.matchAll(/(?<!\d)\d{1,3}(?: \d{3})*(?:,\d\d)? €/g)].map(([amount]) => amount);
}

/** As read, « 450 € »; nothing where an amount is one of nothing. */
export function tellAmounts(cents: readonly number[]): string[] {
  return cents.filter((one) => one > 0).flatMap((one) => findAmounts(formatEuros(one)));
}

const scales = Object.values(years).flatMap(({ scale }) => scale ?? []);

/** Prices, and indemnities by each scale that is published. */
export function amountsOf(programme: Programme): string[] {
  return tellAmounts(
    listOffers(programme).flatMap(({ format, offer }) => [
      offer.priceInCents,
      ...scales.map(({ share: shares }) => share(offer.indemnityInCents, shares[format])),
    ]),
  );
}

/** Indemnity of each reference of a programme, in the order of its formats, to the eligible on a day (ISO date in Paris). */
export function indemnitiesOn(day: string, programme: Programme): Array<Pick<Answer, "format"> & { reference: string; cents: number }> {
  return answerProgramme(programme, NOBODY, day).map(({ format, reference, indemnity }) => ({
    format,
    reference: reference.number,
    cents: indemnity.cents ?? 0,
  }));
}

/** « jusqu'à » on a day. */
export function highestOn(day: string, programme: Programme): number {
  return findHighest(answerProgramme(programme, NOBODY, day))?.indemnity.cents ?? 0;
}

/** Amounts after « jusqu'à » that neither a programme nor a year's most has. */
export function findWrongUpperAmounts(text: string): string[] {
  const known = [...programmes.flatMap(amountsOf), ...tellAmounts(scales.flatMap(({ upTo }) => Object.values(upTo ?? {})))];
  return [...text.matchAll(/jusqu[’']+à\s+(?:[^\s\d]\S*\s+)?([\d\s,]+€)/gi)]
    .flatMap(([, amount = ""]) => findAmounts(amount))
    .filter((amount) => !known.includes(amount));
}
