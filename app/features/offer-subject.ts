import { formatHours } from "#app/content/format.ts";
import { nameOffer } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import type { OfferSubject } from "./page-subject.ts";

type Named = Pick<Programme, "id" | "profession" | "shortTitle">;

/** Where there is little room: « Endométriose, PI, 9A0X2425002, 10 h ». */
function nameOfferShortly({ shortTitle }: Named, format: Format, { reference, hours }: Offer): string {
  return `${shortTitle}, ${format}, ${reference}, ${formatHours(hours)}`;
}

/** The subject of a programme's page on one kind of device. */
export function describeOfferSubject(
  programme: Named,
  { formats, offer }: { formats: Partial<Record<Format, Offer>>; offer: Pick<Offer, "reference"> },
): OfferSubject {
  return {
    profession: programme.profession,
    programme: programme.id,
    reference: offer.reference,
    offers: FORMATS.flatMap((format) => {
      const offered = formats[format];
      if (!offered) return [];
      const [name, shortName] = [nameOffer(programme, format, offered), nameOfferShortly(programme, format, offered)];
      return [{ reference: offered.reference, name, shortName }];
    }),
  };
}
