import { formatHours } from "#app/content/format.ts";
import { listOffers, nameOffer } from "#app/content/offers.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { OfferSubject } from "./page-subject.ts";

export function describePageSubject(
  programme: Pick<Programme, "id" | "profession" | "shortTitle" | "formats" | "mobileOffer">,
): Omit<OfferSubject, "reference"> {
  return {
    profession: programme.profession,
    programme: programme.id,
    offers: listOffers(programme).map(({ format, offer }) => ({
      reference: offer.reference,
      name: nameOffer(programme, format, offer),
      shortName: `${programme.shortTitle}, ${format}, ${offer.reference}, ${formatHours(offer.hours)}`,
    })),
  };
}
