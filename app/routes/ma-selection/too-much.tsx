import { describeOver, selectionPage } from "#app/content/pages/selection.ts";
import { explainNoEstimate, nameRemedy, selectionLimits } from "#app/content/pages/selection-limits.ts";
import { useScaleLabel } from "#app/features/indemnity.tsx";
import { findRemedies } from "#app/features/selection/remedies.ts";
import { findTitle } from "#app/features/selection/selectable.ts";
import { sum } from "#app/features/selection/totals.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Message } from "./notices.tsx";
import type { RunningTotalProps } from "./running-total.tsx";
import { SelectionLink } from "./selection-link.tsx";
import { Sum, Sums } from "./sums.tsx";

/** Over the limit no total is honest: shows the excess and the remedies. */
export function TooMuch({ selection, totals, programmes, onChange }: RunningTotalProps) {
  const scale = useScaleLabel();
  return (
    <>
      <Message isOver strong={`${describeOver(totals.hoursOver)}.`} text={selectionLimits.over}>
        {findRemedies(selection.choices, programmes, totals.available).map(({ choices, replaced, removed }, index) => (
          <SelectionLink
            key={choices.map(({ reference }) => reference).join()}
            to={{ ...selection, choices }}
            onChoose={onChange}
            className={buttonClass({ variant: index === 0 ? "pine" : "line", size: "sm" })}
          >
            {nameRemedy({
              replaced: replaced.map((to) => ({ ...to, title: findTitle(to.programme, programmes) })),
              removed: removed.map(({ programme }) => findTitle(programme, programmes)),
              hours: sum(choices, ({ hours }) => hours),
            })}
          </SelectionLink>
        ))}
      </Message>
      <Sums>
        <Sum term={selectionPage.total.indemnity} text={selectionLimits.noTotal} />
      </Sums>
      <p className="text-micro text-moss">{explainNoEstimate(scale)}</p>
    </>
  );
}
