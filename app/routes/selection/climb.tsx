import { describeClimb, type Totals } from "#app/content/pages/selection.ts";
import type { Selection } from "#app/features/selection/selection-address.ts";
import { sum } from "#app/features/selection/totals.ts";
import { Trail } from "./trail.tsx";

interface ClimbProps {
  selection: Selection;
  totals: Totals;
}

/** The chosen hours on the way to those that can be filled, and beyond them. */
export function Climb({ selection: { choices, yearHours }, totals }: ClimbProps) {
  const limit = totals.available ?? (totals.hours || yearHours);
  const ends = choices.map((_, index) => sum(choices.slice(0, index + 1), ({ hours }) => hours));
  const flag = { hours: limit, text: describeClimb(totals), className: totals.hoursOver > 0 ? "bg-brique" : "bg-ink" };
  return (
    <Trail
      hours={Math.max(limit, totals.hours)}
      ends={ends}
      limit={limit}
      flags={[flag]}
      // Nothing is on it yet: a phone's bar shows as much.
      className={choices.length === 0 ? "max-xl:hidden" : ""}
    />
  );
}
