import { useDeferredValue } from "react";
import type { Seasons } from "#app/content/season.ts";
import type { Notice } from "#app/features/selection/explain-dropped.ts";
import { weighObligation } from "#app/features/selection/obligation.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import type { Selection } from "#app/features/selection/selection-address.ts";
import type { Totals } from "#app/features/selection/totals.ts";
import sheet from "./answers.css?url";
import { NothingFits } from "./nothing-fits.tsx";
import { Notices, Payer } from "./notices.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";
import { Propositions } from "./propositions.tsx";
import { FootTotal, RunningTotal } from "./running-total.tsx";

export { Notices } from "./notices.tsx";
export { TakeAway } from "./take-away.tsx";

interface AnswersProps {
  selection: Selection;
  /** Those of the profession. */
  programmes: readonly SelectableProgramme[];
  available: number | null;
  totals: Totals;
  notices: readonly Notice[];
  seasons: Seasons;
  /** Last day on which an audit can start and end in time, ISO date. */
  lastAuditStart: string;
  /** Whether the total stands before the rest on a phone. */
  isTotalFirst: boolean;
  onChange: (next: Selection) => void;
  onTake: () => void;
}

/** All that follows from the three answers: propositions, programmes to tick, the total. */
export function Answers(props: AnswersProps) {
  const { selection, programmes, available, totals, notices, seasons, lastAuditStart, isTotalFirst, onChange, onTake } = props;
  const shortest = Math.min(...programmes.flatMap(({ offers }) => offers.map(({ hours }) => hours)));
  const fits = available === null || available >= shortest;
  // A tick is answered by the totals before what follows from it is composed anew.
  const propositions = useDeferredValue(
    <Propositions
      selection={selection}
      programmes={programmes}
      available={available}
      seasons={seasons}
      lastAuditStart={lastAuditStart}
      onChange={onChange}
    />,
  );
  return (
    <>
      {/* In the head before it is shown, on the server too. */}
      <link rel="stylesheet" href={sheet} precedence="answers" />
      <div className="wrap selection-grid" data-total-first={isTotalFirst || undefined}>
        <div className="selection-main">
          {notices.length > 0 && <Notices notices={notices} selection={selection} programmes={programmes} onChange={onChange} />}
          {fits ? (
            <>
              <Payer selection={selection} />
              {propositions}
              <ProgrammeRows programmes={programmes} selection={selection} seasons={seasons} onChange={onChange} />
            </>
          ) : (
            <NothingFits selection={selection} available={available} shortest={shortest} />
          )}
        </div>
        {fits && (
          <RunningTotal
            selection={selection}
            totals={totals}
            obligation={weighObligation(selection.choices, programmes)}
            programmes={programmes}
            seasons={seasons}
            onChange={onChange}
            onTake={onTake}
          />
        )}
      </div>
      {fits && <FootTotal selection={selection} totals={totals} onTake={onTake} />}
    </>
  );
}
