import { type ReactNode, useDeferredValue } from "react";
import { explainNothing, selectionLimits } from "#app/content/pages/selection-limits.ts";
import { professions } from "#app/content/professions.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import type { SelectionSubject } from "#app/features/page-subject.ts";
import type { Notice } from "#app/features/selection/explain-dropped.server.ts";
import { Message } from "#app/features/selection/message.tsx";
import { namePerson } from "#app/features/selection/person-name.ts";
import { choose } from "#app/features/selection/selection-address.ts";
import { useToday } from "#app/features/today.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { CopyOutcome } from "#app/ui/use-copy.ts";
import sheet from "./answers.css?url";
import { Current } from "./current.ts";
import { FootTotal } from "./foot-total.tsx";
import { PaperTotal } from "./paper.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";
import { Propositions } from "./propositions.tsx";
import { fitsNothing, RunningTotal, type RunningTotalProps, shortestOf } from "./running-total.tsx";
import { SelectionLink } from "./selection-link.tsx";
import { TakeAway } from "./take-away.tsx";
import { useStillPage } from "./use-still-page.ts";

/** Stands in the page's head. */
export { RunningTotal };

interface AnswersProps extends RunningTotalProps {
  notices: readonly Notice[];
  hasProfession: boolean;
  /** The chosen formats, for who takes the call; absent without any. */
  joined: SelectionSubject | undefined;
  /** Whether the references have just been copied. */
  copied: CopyOutcome | null;
}

/** Everything below the page's head; without a profession, the notices alone. */
export default function Answers({ hasProfession, joined, ...props }: AnswersProps) {
  const { selection, programmes, totals } = props;
  const { available } = totals;
  const shortest = shortestOf(programmes);
  const nothingFits = available !== null && available < shortest && <NothingFits {...props} available={available} shortest={shortest} />;
  const payer = props.payers[namePerson(selection.profession, selection.status, selection.employer)];
  // An earlier choice can still be removed.
  const isEmpty = fitsNothing(props);
  // Ticks and the foot bar, which read the context, respond within 100 ms on a slow phone; all else follows that paint.
  const answers = useDeferredValue(
    <>
      {/* The bar stands at its foot, once it is in view. */}
      <div>
        <Sections>
          {props.notices.length > 0 && <Notices {...props} className="col-span-full" />}
          {isEmpty ? (
            nothingFits
          ) : (
            <>
              {payer && (
                <div className="col-span-full">
                  <Message strong={payer.strong} text={payer.text} />
                </div>
              )}
              {nothingFits || <Propositions {...props} />}
              <ProgrammeRows {...props} />
            </>
          )}
          {joined && <PaperTotal {...props} />}
        </Sections>
        {!isEmpty && <FootTotal />}
      </div>
      {joined && <TakeAway {...props} joined={joined} />}
    </>,
  );
  if (!hasProfession)
    return (
      <div className="wrap py-10">
        <Notices {...props} />
      </div>
    );
  return (
    <>
      {/* Loads in the head before it is shown, on the server too. */}
      <link rel="stylesheet" href={sheet} precedence="answers" />
      <Current value={props}>{answers}</Current>
    </>
  );
}

const SECTIONS =
  "wrap grid grid-cols-1 gap-band pt-panel pb-section xl:cols-5-7 xl:gap-x-8 print:flex print:flex-col print:gap-4 print:py-0";

function Sections({ children }: { children: ReactNode }) {
  return (
    <div ref={useStillPage<HTMLDivElement>()} className={SECTIONS}>
      {children}
    </div>
  );
}

type NoticesProps = Pick<AnswersProps, "notices" | "selection" | "programmes" | "onChange"> & { className?: string };

function Notices({ notices, selection, programmes, onChange, className = "" }: NoticesProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      {notices.map(({ strong, text, instead }) => (
        <Message key={text} strong={strong} text={text}>
          {instead && (
            <SelectionLink
              from={selection}
              by={(now) => choose(now, programmes, instead.choice)}
              onChoose={onChange}
              className={buttonClass({ variant: "line", size: "sm" })}
            >
              {instead.label}
            </SelectionLink>
          )}
        </Message>
      ))}
    </div>
  );
}

/** Replaces the propositions when no format fits; also list and total when nothing is chosen. */
function NothingFits({
  selection: { profession, yearHours },
  available,
  shortest,
}: RunningTotalProps & { available: number; shortest: number }) {
  const texts = explainNothing({ available, shortest, yearHours, year: useToday().slice(0, 4) });
  return (
    <section aria-labelledby="rien" className="grid content-start justify-items-start gap-3">
      <h2 id="rien" className="text-title">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <CallbackButton sourceType="selection_cta" size="sm">
          {selectionLimits.callback}
        </CallbackButton>
        <ButtonLink to={professions[profession].navPath} variant="quiet" size="sm">
          {selectionLimits.programmes}
        </ButtonLink>
      </p>
    </section>
  );
}
