import { formatHours } from "#app/content/format.ts";
import { listOffers, nameOffer } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import type { OfferSubject } from "./page-subject.ts";

type Named = Pick<Programme, "id" | "profession" | "shortTitle" | "formats" | "mobileOffer">;

function nameOfferShortly({ shortTitle }: Named, format: Format, { reference, hours }: Offer): string {
  return `${shortTitle}, ${format}, ${reference}, ${formatHours(hours)}`;
}

export function describePageSubject(programme: Named): Omit<OfferSubject, "reference"> {
  return {
    profession: programme.profession,
    programme: programme.id,
    offers: listOffers(programme).map(({ format, offer }) => ({
      reference: offer.reference,
      name: nameOffer(programme, format, offer),
      shortName: nameOfferShortly(programme, format, offer),
    })),
  };
}
