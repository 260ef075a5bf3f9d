import type { ReactNode } from "react";
import type { OfferView, OfferViews } from "./offer-views.ts";
import "./programme.css";

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
