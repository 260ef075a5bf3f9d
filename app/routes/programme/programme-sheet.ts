import { DEFAULT_PRICE_IN_CENTS } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

export type PricedOffer = Required<Offer>;

/** What the page of a programme shows: every offer has a price, and what is withheld stays on the server. */
export interface ProgrammeSheet extends Omit<Programme, "formats" | "mobileOffer" | "withheldVariants"> {
  formats: Partial<Record<Format, PricedOffer>>;
  mobileOffer?: PricedOffer & { format: Format; twoReferences: string };
}

/** The sheet of a programme. An offer without a price takes the default one, 779 € (SPEC.md §3). */
export function makeSheet({ formats, mobileOffer, withheldVariants: _, ...shown }: Programme): ProgrammeSheet {
  return {
    ...shown,
    formats: Object.fromEntries(
      FORMATS.flatMap((format) => {
        const offer = formats[format];
        return offer ? [[format, withPrice(offer)]] : [];
      }),
    ),
    ...(mobileOffer && { mobileOffer: withPrice(mobileOffer) }),
  };
}

function withPrice<T extends Offer>(offer: T): T & PricedOffer {
  return { ...offer, priceInCents: offer.priceInCents ?? DEFAULT_PRICE_IN_CENTS };
}
