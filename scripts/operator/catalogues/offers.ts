import { formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { listFormats, offerOf } from "#app/content/offers.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** An offer as it is printed. */
export interface PrintedOffer {
  format: Format;
  reference: string;
  hours: string;
  indemnity: string;
  isToConfirm: boolean;
  price: string;
}

/** The offers of a programme, in the order PI, EPP, FC. */
export function printOffers(programme: Programme): PrintedOffer[] {
  return listFormats(programme).flatMap((format) => {
    const offer = offerOf(programme, format);
    if (!offer) return [];
    const { reference, hours, indemnityInCents, priceInCents } = offer;
    const [indemnity, price] = [formatEuros(indemnityInCents), formatEuros(priceInCents)];
    return [{ format, reference, hours: formatHours(hours), indemnity, isToConfirm: isToConfirm(format), price }];
  });
}
