import type { ReactNode } from "react";
import type { Programme } from "#app/content/schema.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import "./programme.css";

export type OfferViews = ReturnType<typeof viewOffers>;
export type OfferView = OfferViews["wide"];

/** The requested format (`?format=`), else the default, which `mobileOffer` replaces on phones. */
export function viewOffers(
  { formats, defaultFormat, mobileOffer }: Pick<Programme, "formats" | "defaultFormat" | "mobileOffer">,
  requested: string | null,
) {
  const format = FORMATS.find((known) => known === requested && formats[known]) ?? defaultFormat;
  const offer = formats[format];
  if (!offer) throw new Error(`The default format ${defaultFormat} is not offered`);
  /** The phone card's offer, whatever was chosen. */
  const fixed = mobileOffer ? { format: mobileOffer.format, offer: mobileOffer } : null;
  const isChosen = format === requested && format !== fixed?.format;
  /** `narrow` replaces `wide` on phones, by CSS; null when they show the same offer or the visitor chose another. */
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
