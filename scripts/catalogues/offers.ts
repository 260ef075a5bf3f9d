import { formatEuros, formatHours } from "#app/content/format.ts";
import { DEFAULT_PRICE_IN_CENTS, listFormats, offerOf } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** An offer as it is printed. */
export interface PrintedOffer {
  format: Format;
  reference: string;
  hours: string;
  indemnity: string;
  price: string;
}

/** The offers of a programme, in the order PI, EPP, FC. */
export function printOffers(programme: Programme): PrintedOffer[] {
  return listFormats(programme).flatMap((format) => {
    const offer = offerOf(programme, format);
    if (!offer) return [];
    const { reference, hours, indemnityInCents, priceInCents } = pricedOffer(offer);
    return [{ format, reference, hours: formatHours(hours), indemnity: formatEuros(indemnityInCents), price: formatEuros(priceInCents) }];
  });
}

/** An offer whose price is known: the default one when the offer gives none (SPEC.md §3). */
export function pricedOffer(offer: Offer): Required<Offer> {
  return { ...offer, priceInCents: offer.priceInCents ?? DEFAULT_PRICE_IN_CENTS };
}
