import { claims } from "#app/content/claims.ts";
import { formatEuros } from "#app/content/format.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { plainly } from "./plain-text.ts";

/** Euro amounts of a text, with plain spaces. */
export function findAmounts(text: string): string[] {
  // The minutes of « 4 h 30 » do not belong to the amount after them.
  const plain = plainly(text).replaceAll(/ h \d\d /g, " h ");
  // Nor does a year before it.
  return [...plain.matchAll(/(?<!\d)\d{1,3}(?: \d{3})*(?:,\d\d)? €/g)].map(([amount]) => amount);
}

export function amountsOf({ formats, mobileOffer }: Programme): string[] {
  const offers = [...Object.values(formats), ...(mobileOffer ? [mobileOffer] : [])];
  return offers.flatMap(({ indemnityInCents, priceInCents = 0 }) =>
    [indemnityInCents, priceInCents].flatMap((cents) => findAmounts(formatEuros(cents))),
  );
}

/** Amounts after « jusqu'à » that neither a programme nor a claim of the year has. */
export function findWrongUpperAmounts(text: string): string[] {
  const known = [
    ...programmes.flatMap(amountsOf),
    ...findAmounts(`${claims.upToIndemnityGeneralistes.value} ${claims.upToIndemnityInfirmiers.value}`),
  ];
  return [...text.matchAll(/jusqu[’']+à\s+(?:\S+\s+)?([\d\s,]+€)/gi)]
    .flatMap(([, amount = ""]) => findAmounts(amount))
    .filter((amount) => !known.includes(amount));
}
