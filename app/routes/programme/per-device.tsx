import type { ReactNode } from "react";
import type { OfferView, OfferViews } from "./offer-views.ts";
import "./programme.css";

interface PerDeviceProps {
  views: OfferViews;
  children: (view: OfferView, className: string) => ReactNode;
}

/** Renders what depends on the offer, twice where phones show a fixed one: the style sheet then shows one of both. */
export function PerDevice({ views: { wide, narrow }, children }: PerDeviceProps) {
  if (!narrow) return children(wide, "");
  return (
    <>
      {children(wide, "wide-only")}
      {children(narrow, "narrow-only")}
    </>
  );
}

/** The attributes `data-<name>-wide` and `data-<name>-narrow`, each set where the device's view passes the test. */
export function markPerDevice(
  name: string,
  { wide, narrow }: OfferViews,
  test: (view: OfferView) => boolean,
): Record<string, true | undefined> {
  return { [`data-${name}-wide`]: test(wide) || undefined, [`data-${name}-narrow`]: test(narrow ?? wide) || undefined };
}
