import type { ReactNode } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { OfferView } from "./offer-views.ts";
import "./foot-bar.css";

/** The card's offer and its button at the foot of a phone's screen, once the card is out of sight. */
export function FootBar({ view: { format, offer }, register }: { view: OfferView; register: ReactNode }) {
  return (
    <div className="foot-bar on-ink print:hidden">
      <p className="grid gap-0.5 whitespace-nowrap">
        <span className="inline-flex items-center gap-2 font-600 text-small">
          <FormatMark format={format} /> {format}, {formatHours(offer.hours)}
        </span>{" "}
        <span>
          <b className="numeric font-700 font-display text-subtitle leading-none">{formatEuros(offer.indemnityInCents)}*</b>{" "}
          <small className="text-meltwater text-micro">{isToConfirm(format) ? toConfirm : programmePage.card.indemnity}</small>
        </span>
      </p>
      {register}
    </div>
  );
}
