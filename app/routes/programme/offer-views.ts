import type { Offer } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import type { ProgrammeSheet } from "./programme-sheet.ts";

/** The offer that a kind of device shows. */
export interface OfferView {
  format: Format;
  offer: Offer;
}

/** `narrow` is null unless phones show a fixed offer of their own; then the style sheet shows one of both. */
export interface OfferViews {
  wide: OfferView;
  narrow: OfferView | null;
}

/**
 * Which offer the page shows. The requested format (`?format=`) counts when the programme has it, else the default one.
 * On phones a `mobileOffer` takes the place of the choice.
 */
export function viewOffers(
  { formats, defaultFormat, mobileOffer }: Pick<ProgrammeSheet, "formats" | "defaultFormat" | "mobileOffer">,
  requested: string | null,
): OfferViews {
  const format = FORMATS.find((known) => known === requested && formats[known]) ?? defaultFormat;
  const offer = formats[format];
  if (!offer) throw new Error(`The default format ${defaultFormat} is not offered`);
  return { wide: { format, offer }, narrow: mobileOffer ? { format: mobileOffer.format, offer: mobileOffer } : null };
}
