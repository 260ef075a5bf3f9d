import { type CSSProperties, use } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describeFoot, describeMine, describeOver, selectionPage } from "#app/content/pages/selection.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { sum } from "#app/features/selection/totals.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Current } from "./current.ts";
import type { RunningTotalProps } from "./running-total.tsx";
import { TOTAL_ID } from "./selection-link.tsx";
import { TakeLink } from "./take-link.tsx";

const { compose, foot } = selectionPage;

const FOOT = "selection-foot sticky-foot z-5 pt-5 pb-safe-3 xl:pt-3 print:hidden";
const COMPOSE = "#composer";
const SUM = "numeric font-700 font-display text-title leading-tight";

/** The total at hand while the list is in view; responds before all else. */
export function FootTotal() {
  const current = use(Current);
  return current && <CurrentFoot {...current} />;
}

function CurrentFoot({ selection, totals, onTake }: RunningTotalProps) {
  const { choices, isFunded } = selection;
  const isOver = totals.hoursOver > 0;
  const dashes = totals.available ?? (totals.hours || selection.yearHours);
  const ends = choices.map((_, index) => ({ mark: `${index + 1}`, hour: sum(choices.slice(0, index + 1), ({ hours }) => hours) }));
  const hasAmount = !isOver && (totals.indemnityInCents ?? 0) > 0;
  const known = choices.length === 0 ? formatHours(0) : formatEuros(totals.indemnityInCents ?? totals.priceInCents);
  const stops = isOver ? [{ mark: "!", hour: dashes }] : ends;
  return (
    <div className={`on-ink ${FOOT}`}>
      <div className="wrap flex flex-wrap items-center gap-3 xl:flex-nowrap xl:gap-10">
        <span
          className="selection-foot-dashes relative mr-2 h-1.5 w-full forced-colors:hidden xl:order-1 xl:mr-0 xl:w-auto xl:flex-1"
          style={{ "--n": totals.hours, "--of": dashes } as CSSProperties}
          data-over={isOver || undefined}
          aria-hidden="true"
        >
          {stops.map(({ mark, hour }) => (
            <i key={mark} className="selection-foot-stop centred" style={{ left: `${((hour / dashes) * 100).toFixed(2)}%` }}>
              {mark}
            </i>
          ))}
        </span>
        <a
          href={choices.length > 0 ? `#${TOTAL_ID}` : COMPOSE}
          className="grid min-h-12 flex-1 basis-24 content-center text-white leading-heading no-underline xl:flex-none xl:basis-auto"
        >
          <span>
            <b className={`${SUM} ${isOver ? "selection-foot-over" : ""}`}>
              {isOver ? describeOver(totals.hoursOver) : known}
              {hasAmount && <Star />}
            </b>{" "}
            {!isOver && totals.indemnityInCents === null && choices.length > 0 && (
              <small className="text-meltwater text-micro">{compose.price}</small>
            )}
            {hasAmount && totals.label && <small className="text-meltwater text-micro">{totals.label}</small>}
          </span>{" "}
          <span className="font-display text-meltwater text-small leading-heading">{describeFoot(totals)}</span>
        </a>
        {choices.length === 0 || isOver ? (
          <ButtonLink to={isOver ? `#${TOTAL_ID}` : COMPOSE} variant="line" className="xl:order-2">
            {isOver ? foot.fix : foot.compose}
          </ButtonLink>
        ) : (
          // Narrow enough not to wrap: a growing bar would move the page.
          <TakeLink selection={selection} onTake={onTake} className="max-sm:px-3 xl:order-2">
            {isFunded ? describeMine(choices.length) : foot.employerFile}
          </TakeLink>
        )}
      </div>
    </div>
  );
}
