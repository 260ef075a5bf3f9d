import { useDeferredValue } from "react";
import { findPayer } from "#app/content/pages/selection.ts";
import type { Notice } from "#app/features/selection/explain-dropped.ts";
import { useToday } from "#app/features/today.ts";
import sheet from "./answers.css?url";
import { FootTotal } from "./foot-total.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import { Message, Notices } from "./notices.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";
import { Propositions } from "./propositions.tsx";
import { RunningTotal, type RunningTotalProps } from "./running-total.tsx";
import { Current } from "./tick-label.tsx";

export { Notices } from "./notices.tsx";
export { TakeAway } from "./take-away.tsx";

/** Everything below the three questions. */
export function Answers({ notices, isTotalFirst, ...props }: RunningTotalProps & { notices: readonly Notice[]; isTotalFirst: boolean }) {
  const {
    selection,
    programmes,
    totals: { available },
  } = props;
  const shortest = Math.min(...programmes.flatMap(({ offers }) => offers.map(({ hours }) => hours)));
  const nothingFits = available !== null && available < shortest && (
    <NothingFits profession={selection.profession} available={available} shortest={shortest} />
  );
  const payer = findPayer(selection, useToday());
  // An earlier choice can still be removed.
  const isEmpty = nothingFits && selection.choices.length === 0;
  // Ticks and the foot bar respond first.
  const composed = useDeferredValue(
    <>
      {nothingFits || <Propositions {...props} />}
      <ProgrammeRows {...props} />
    </>,
  );
  const total = useDeferredValue(!isEmpty && <RunningTotal {...props} />);
  return (
    <>
      {/* Loads in the head before it is shown, on the server too. */}
      <link rel="stylesheet" href={sheet} precedence="answers" />
      <div className="wrap selection-grid" data-total-first={isTotalFirst || undefined}>
        <div className="selection-main">
          {notices.length > 0 && <Notices {...props} notices={notices} />}
          {isEmpty ? (
            nothingFits
          ) : (
            <>
              {payer && (
                <div className="print:hidden">
                  <Message strong={payer.strong} text={payer.text} />
                </div>
              )}
              <Current value={props}>{composed}</Current>
            </>
          )}
        </div>
        {total}
      </div>
      {!isEmpty && <FootTotal {...props} />}
    </>
  );
}
