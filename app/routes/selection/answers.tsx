import { useDeferredValue, useState } from "react";
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
import { Climb } from "./climb.tsx";
import { Current } from "./current.ts";
import { FootTotal } from "./foot-total.tsx";
import { PaperTotal } from "./paper.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";
import { Propositions } from "./propositions.tsx";
import { RunningTotal, type RunningTotalProps } from "./running-total.tsx";
import { SelectionLink } from "./selection-link.tsx";
import { TakeAway } from "./take-away.tsx";

interface AnswersProps extends RunningTotalProps {
  notices: readonly Notice[];
  hasProfession: boolean;
  /** The chosen formats, for who takes the call; absent without any. */
  joined: SelectionSubject | undefined;
  /** Whether the references have just been copied. */
  copied: CopyOutcome | null;
}

/** Everything below the three questions; without a profession, the notices alone. */
export default function Answers({ hasProfession, joined, ...props }: AnswersProps) {
  const { selection, programmes, totals } = props;
  const { available } = totals;
  // Phones that open with a choice show the total first.
  const [isTotalFirst] = useState(selection.choices.length > 0);
  const shortest = Math.min(...programmes.flatMap(({ offers }) => offers.map(({ hours }) => hours)));
  const nothingFits = available !== null && available < shortest && <NothingFits {...props} available={available} shortest={shortest} />;
  const payer = props.payers[namePerson(selection.profession, selection.status, selection.employer)];
  // An earlier choice can still be removed.
  const isEmpty = nothingFits && selection.choices.length === 0;
  // Ticks and the foot bar, which read the context, respond within 100 ms on a slow phone; all else follows that paint.
  const answers = useDeferredValue(
    <>
      <div
        className="wrap selection-grid grid content-start gap-band pt-panel pb-section xl:gap-16 print:flex print:gap-4 print:py-0"
        data-total-first={isTotalFirst || undefined}
      >
        <div className="grid grid-cols-1 content-start gap-band">
          <Notices {...props} />
          {isEmpty ? (
            nothingFits
          ) : (
            <>
              {payer && <Message strong={payer.strong} text={payer.text} />}
              {nothingFits || <Propositions {...props} />}
              <ProgrammeRows {...props} />
            </>
          )}
        </div>
        {!isEmpty && <RunningTotal {...props} />}
        {joined && <PaperTotal {...props} />}
      </div>
      {!isEmpty && <FootTotal />}
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

function Notices({ notices, selection, programmes, onChange }: Pick<AnswersProps, "notices" | "selection" | "programmes" | "onChange">) {
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-3">
      {notices.map(({ strong, text, instead }) => (
        <Message key={text} strong={strong} text={text}>
          {instead && (
            <SelectionLink
              to={choose(selection, programmes, instead.choice)}
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
    <section aria-labelledby="rien" className="grid overflow-hidden rounded-lg border-1 lg:grid-cols-[16rem_1fr]">
      <Climb choices={[]} summit={shortest} reached={available} title={[texts.figure, texts.scale]} />
      <div className="grid content-center justify-items-start gap-3 p-6 md:p-8">
        <h2 id="rien" className="text-h3">
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
      </div>
    </section>
  );
}
