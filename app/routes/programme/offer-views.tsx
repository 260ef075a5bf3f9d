import type { ReactNode } from "react";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import "./programme.css";

export interface OfferView {
  format: Format;
  offer: Offer;
}

/** What a programme's page shows of its formats. */
export interface OfferViews {
  wide: OfferView;
  /** Replaces `wide` on phones, by CSS; null when they show the same offer or the visitor chose another. */
  narrow: OfferView | null;
  /** The phone card's offer, whatever was chosen. */
  fixed: OfferView | null;
}

/** The requested format (`?format=`), else the default, which `mobileOffer` replaces on phones. */
export function viewOffers(
  { formats, defaultFormat, mobileOffer }: Pick<Programme, "formats" | "defaultFormat" | "mobileOffer">,
  requested: string | null,
): OfferViews {
  const format = FORMATS.find((known) => known === requested && formats[known]) ?? defaultFormat;
  const offer = formats[format];
  if (!offer) throw new Error(`The default format ${defaultFormat} is not offered`);
  const fixed = mobileOffer ? { format: mobileOffer.format, offer: mobileOffer } : null;
  const isChosen = format === requested && format !== fixed?.format;
  return { wide: { format, offer }, narrow: isChosen ? null : fixed, fixed };
}

interface PerDeviceProps {
  views: OfferViews;
  children: (view: OfferView, className: string) => ReactNode;
}

/** Renders both where phones show a fixed offer; CSS shows one. */
export function PerDevice({ views: { wide, narrow }, children }: PerDeviceProps) {
  if (!narrow) return children(wide, "");
  return (
    <>
      {children(wide, "programme-wide-only")}
      {children(narrow, "programme-narrow-only")}
    </>
  );
}
