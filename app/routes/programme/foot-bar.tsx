import type { ReactNode } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { Unfunded } from "#app/content/pages/programme-unfunded.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { useToday } from "#app/features/today.ts";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { OfferView } from "./offer-views.ts";
import "./foot-bar.css";

const { card } = programmePage;

interface FootBarProps {
  view: OfferView;
  /** Given for those whom the agency does not pay. */
  unfunded: Unfunded | undefined;
  register: ReactNode;
}

/** The card's offer and its button at the foot of a phone's screen, once the card is out of sight. */
export function FootBar({ view: { format, offer }, unfunded, register }: FootBarProps) {
  const scale = scaleLabelAt(useToday());
  return (
    <div className="foot-bar on-ink -mx-[var(--gutter)] flex min-h-15 flex-wrap items-center justify-between gap-x-2 gap-y-1.5 px-[var(--gutter)] pt-1.5 pb-[calc(0.35rem+env(safe-area-inset-bottom))] leading-heading md:hidden print:hidden">
      <p className="flex-1 basis-36">
        <span className="flex items-center gap-2 font-600 text-small whitespace-nowrap">
          <FormatMark format={format} /> {format}, {formatHours(offer.hours)}
          {!unfunded && <small className="font-400 text-meltwater text-micro">{isToConfirm(format) ? toConfirm : card.indemnity}</small>}
        </span>{" "}
        {/* The scale takes two lines where one would make a bar of 320 px wrap. */}
        <span className="flex items-center gap-word">
          <b className="numeric font-700 font-display text-subtitle leading-none">
            {unfunded ? formatEuros(offer.priceInCents) : `${formatEuros(offer.indemnityInCents)}*`}
          </b>{" "}
          <small className="text-meltwater text-micro leading-none">{unfunded ? unfunded.shortCost : scale}</small>
        </span>
      </p>
      {register}
    </div>
  );
}
