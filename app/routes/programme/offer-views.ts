import type { Offer } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import type { ProgrammeSheet } from "./programme-sheet.ts";

/** The offer that a kind of device shows. */
export interface OfferView {
  format: Format;
  offer: Offer;
}

export interface OfferViews {
  wide: OfferView;
  /** Takes the place of `wide` on phones, by style sheet; null where phones show the same offer, or the visitor chose another format. */
  narrow: OfferView | null;
  /** What the card of phones shows, whatever was chosen. */
  fixed: OfferView | null;
}

/**
 * Which offer the page shows. The requested format (`?format=`) counts when the programme has it, else the default one.
 * On phones a `mobileOffer` takes the place of the default, never that of a choice.
 */
export function viewOffers(
  { formats, defaultFormat, mobileOffer }: Pick<ProgrammeSheet, "formats" | "defaultFormat" | "mobileOffer">,
  requested: string | null,
): OfferViews {
  const format = FORMATS.find((known) => known === requested && formats[known]) ?? defaultFormat;
  const offer = formats[format];
  if (!offer) throw new Error(`The default format ${defaultFormat} is not offered`);
  const fixed = mobileOffer ? { format: mobileOffer.format, offer: mobileOffer } : null;
  const isChosen = format === requested && format !== fixed?.format;
  return { wide: { format, offer }, narrow: isChosen ? null : fixed, fixed };
}
