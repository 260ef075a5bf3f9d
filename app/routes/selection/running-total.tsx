import { formatEuros, formatHours } from "#app/content/format.ts";
import {
  describeAvailable,
  describeChosenHours,
  describeCopyAll,
  nameAccount,
  selectionPage,
  type Totals,
} from "#app/content/pages/selection.ts";
import { nameRemedy, selectionLimits } from "#app/content/pages/selection-limits.ts";
import { Message } from "#app/features/selection/message.tsx";
import { namePerson } from "#app/features/selection/person-name.ts";
import { nameCombination } from "#app/features/selection/propositions.ts";
import { findRemedies } from "#app/features/selection/remedies.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import type { Selection } from "#app/features/selection/selection-address.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { Climb } from "./climb.tsx";
import { Cover } from "./cover.tsx";
import { SelectionLink, TOTAL_ID } from "./selection-link.tsx";
import { TakeLink } from "./take-link.tsx";

const { total: texts } = selectionPage;

export interface RunningTotalProps
  extends Pick<
    Route.ComponentProps["loaderData"],
    "said" | "details" | "siteOrigin" | "payers" | "periodEnd" | "lastAuditStart" | "isPeriodOpen"
  > {
  selection: Selection;
  totals: Totals;
  programmes: readonly SelectableProgramme[];
  onChange: (next: Selection) => void;
  onTake: () => void;
}

const SIDES = "px-card";

const MIDDLE = `selection-middle grid content-start gap-x-8 gap-y-4 ${SIDES} pt-3 pb-5 leading-list
  md:grid-cols-2 xl:grid-cols-1`;

/** Beside the list; on phones below it. */
export function RunningTotal(props: RunningTotalProps) {
  const { selection, totals } = props;
  const { choices, isFunded, isAgency } = selection;
  const isOver = totals.hoursOver > 0;
  return (
    <aside aria-label={texts.title} className={`selection-aside ${choices.length > 0 ? "print:hidden" : ""}`}>
      <div
        id={TOTAL_ID}
        tabIndex={-1}
        className="selection-card flex scroll-mt-28 flex-col overflow-clip rounded-lg border-1 bg-raised print:block"
      >
        <Climb
          choices={choices}
          summit={totals.available ?? (totals.hours || selection.yearHours)}
          title={[describeChosenHours(totals.hours), describeAvailable(totals.available)]}
          as="h2"
        />
        {choices.length === 0 ? (
          <div className={MIDDLE}>
            <p>{isAgency ? texts.empty : texts.emptyUnfunded}</p>
            <ButtonLink to="#composer" isBlock className="print:hidden">
              {texts.compose}
            </ButtonLink>
          </div>
        ) : (
          <>
            <dl className={`flex flex-none flex-wrap border-y-1 ${SIDES}`}>
              {listSums(props).map((sum) => (
                <Sum key={sum.term} {...sum} />
              ))}
            </dl>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls alone, so that the amounts and the button stay in view */}
            <section aria-label={texts.details} tabIndex={0} className={MIDDLE}>
              <Chosen choices={choices} />
              {isOver ? <TooMuch {...props} /> : <Cover {...props} />}
              <p className="col-span-full text-micro text-moss">{nameAccount(isFunded)}</p>
            </section>
            {!isOver && (
              <div className={`selection-take flex-none gap-2 border-t-1 ${SIDES} pt-3 pb-4 print:hidden`}>
                <TakeLink selection={selection} onTake={props.onTake} size="lg" isBlock>
                  <span className={isFunded ? "i-lucide-copy" : "i-lucide-file-text"} aria-hidden="true" />
                  {isFunded ? describeCopyAll(choices.length) : texts.employerFile}
                </TakeLink>
              </div>
            )}
          </>
        )}
      </div>
    </aside>
  );
}

function Chosen({ choices }: Pick<Selection, "choices">) {
  return (
    <ol>
      {choices.map(({ programme, shortTitle, format, hours }, index) => (
        <li key={programme} className="flex flex-wrap items-center gap-x-2 py-1 text-item leading-heading">
          <span className="waypoint size-6 bg-tone text-micro text-white leading-tight" aria-hidden="true">
            {index + 1}
          </span>
          <span className="flex grow basis-28 flex-wrap gap-x-2">
            <FormatName format={format} /> {shortTitle}
          </span>{" "}
          <span className="font-600 font-display">{formatHours(hours)}</span>
        </li>
      ))}
    </ol>
  );
}

interface SumProps {
  term: string;
  text?: string;
  cents?: number;
  note?: string | null;
}

/** What the chosen formats bring in or cost. */
export function listSums({ selection, totals, said, payers }: RunningTotalProps): SumProps[] {
  const { hoursOver, indemnityInCents, toPayInCents, priceInCents, label } = totals;
  const { profession, status, employer, choices } = selection;
  const noTotal = { term: texts.indemnity, text: selectionLimits.noTotal };
  if (hoursOver > 0) return [noTotal];
  if (indemnityInCents !== null && toPayInCents !== null)
    return [
      { term: `${texts.indemnity}*`, cents: indemnityInCents, note: label },
      { term: texts.toPay, cents: toPayInCents },
    ];
  const payer = payers[namePerson(profession, status, employer)];
  if (!payer) return [noTotal, { term: texts.price, cents: priceInCents }];
  const amount = said[status][choices[0]?.reference ?? ""]?.amount;
  return [
    { term: amount?.term ?? texts.indemnity, text: amount?.value },
    { term: texts.toFinance, cents: priceInCents, note: payer.condition },
  ];
}

/** Over the limit no total is honest: shows the excess and the remedies. */
function TooMuch({ selection, totals, programmes, onChange }: RunningTotalProps) {
  return (
    <Message isOver strong={totals.text ?? ""}>
      {findRemedies(selection.choices, programmes, totals.available).map((remedy, index) => (
        <SelectionLink
          key={nameCombination(remedy.choices)}
          to={{ ...selection, choices: remedy.choices }}
          onChoose={onChange}
          className={buttonClass({ variant: index === 0 ? "pine" : "line", size: "sm" })}
        >
          {nameRemedy(remedy)}
        </SelectionLink>
      ))}
    </Message>
  );
}

function Sum({ term, text, cents, note }: SumProps) {
  return (
    <div className="min-w-min grow basis-22 not-first:border-l-1 py-3 pr-2 not-first:pl-4">
      <dt className="text-moss text-small leading-heading">{term}</dt>
      {cents === undefined ? (
        <dd className="text-moss leading-text">{text}</dd>
      ) : (
        <dd>
          <b className="numeric block whitespace-nowrap font-700 font-display text-title leading-tight">{formatEuros(cents)}</b>
          {note && <small className="block text-micro leading-heading">{note}</small>}
        </dd>
      )}
    </div>
  );
}
