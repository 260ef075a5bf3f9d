import { formatEuros, formatHours } from "#app/content/format.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { Register } from "./ask-about.tsx";
import type { Shown } from "./route.tsx";
import "#app/ui/sticky-foot.css";

/** One line at 320 px. */
const BAR =
  "programme-foot sticky-foot on-ink flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-1 pb-safe-1 media-small:[&>:last-child]:px-2";

/** On phones, from below the card's button to the closing band. */
export function FootBar({ views, written, own, employer }: Shown) {
  const view = views.narrow ?? views.wide;
  const { format, offer } = view;
  const indemnity = written[offer.reference]?.indemnity;
  const hasAmount = indemnity?.hasStar;
  return (
    <div className={BAR}>
      <p className="grid gap-1">
        <span className="inline-flex items-center gap-2 font-600 text-small">
          <FormatMark format={format} /> {format}, {formatHours(offer.hours)}
          {hasAmount && `, ${programmePage.card.indemnity}`}
        </span>{" "}
        <span>
          <b className="numeric font-700 font-display text-subtitle leading-tight">
            {hasAmount ? indemnity.value : formatEuros(offer.priceInCents)}
            {hasAmount && <Star />}
          </b>{" "}
          <small className="text-meltwater text-micro">{hasAmount ? indemnity.label : own?.cost}</small>
        </span>
      </p>
      <Register {...{ view, views, written, employer }} size="sm" />
    </div>
  );
}
