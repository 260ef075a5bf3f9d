import { formatEuros, formatHours } from "#app/content/format.ts";
import { nameAccount, selectionPage, type Totals } from "#app/content/pages/selection.ts";
import { nameRemedy, selectionLimits } from "#app/content/pages/selection-limits.ts";
import { takeAway } from "#app/content/pages/selection-take-away.ts";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { Message } from "#app/features/selection/message.tsx";
import { namePerson } from "#app/features/selection/person-name.ts";
import { nameCombination } from "#app/features/selection/propositions.ts";
import { findRemedies } from "#app/features/selection/remedies.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import type { Selection } from "#app/features/selection/selection-address.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { Cover, Unpaid } from "./cover.tsx";
import { SelectionLink, TOTAL_ID } from "./selection-link.tsx";
import { TakeLink } from "./take-link.tsx";
import type { Change } from "./use-selection.ts";

const { paper, total: texts } = selectionPage;

export interface RunningTotalProps
  extends Pick<
    Route.ComponentProps["loaderData"],
    "said" | "details" | "siteOrigin" | "payers" | "periodEnd" | "lastAuditStart" | "isPeriodOpen"
  > {
  selection: Selection;
  totals: Totals;
  programmes: readonly SelectableProgramme[];
  onChange: (by: Change) => void;
  onTake: () => void;
}

const DOT = "waypoint size-6 border-tone bg-tone text-micro text-white leading-tight";

/** In the page's head: the card of what is chosen, and what it covers; before that, how to begin. */
export function RunningTotal(props: RunningTotalProps) {
  const { selection, totals } = props;
  const { choices, isFunded, isAgency } = selection;
  const isOver = totals.hoursOver > 0;
  if (choices.length === 0)
    return fitsNothing(props) ? null : (
      <aside aria-label={texts.title} className="area-words text-lead max-xl:hidden print:hidden">
        <p>{isAgency ? texts.empty : texts.emptyUnfunded}</p>
      </aside>
    );
  return (
    <>
      <aside
        id={TOTAL_ID}
        aria-label={texts.title}
        tabIndex={-1}
        className="@container area-total selection-total scroll-mt-28 self-start rounded-lg border-1 bg-raised print:hidden"
      >
        <Chosen choices={choices} hours={totals.hours} />
        <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
          {listSums(props).map((sum) => (
            <Sum key={sum.term} {...sum} />
          ))}
          {totals.available !== null && !isOver && <Sum term={texts.rest} text={formatHours(totals.available - totals.hours)} isFigure />}
        </dl>
        {isOver ? (
          <div className="mt-4">
            <TooMuch {...props} />
          </div>
        ) : (
          <>
            {totals.text && <AnswerLine text={totals.text} className="mt-3 text-small leading-list" />}
            <TakeLink selection={selection} onTake={props.onTake} size="lg" isBlock className="mt-4">
              {isFunded ? takeAway.title : texts.employerFile}
            </TakeLink>
          </>
        )}
      </aside>
      {!isOver && (
        <section aria-label={texts.details} className="area-words grid gap-x-8 gap-y-3 text-small leading-list md:grid-cols-2 print:hidden">
          <Cover {...props} />
          <div className="grid content-start gap-1">
            <Unpaid {...props} />
            <p>{nameAccount(isFunded)}</p>
          </div>
        </section>
      )}
    </>
  );
}

/** No format of the catalogue is short enough, and none is chosen that could be removed. */
export function fitsNothing({ selection, totals, programmes }: RunningTotalProps): boolean {
  return selection.choices.length === 0 && totals.available !== null && totals.available < shortestOf(programmes);
}

/** Hours of the shortest format. */
export function shortestOf(programmes: readonly SelectableProgramme[]): number {
  return Math.min(...programmes.flatMap(({ offers }) => offers.map(({ hours }) => hours)));
}

function Chosen({ choices, hours }: Pick<Selection, "choices"> & Pick<Totals, "hours">) {
  return (
    <table className="selection-chosen numeric leading-list">
      <caption className="visually-hidden">{texts.chosen}</caption>
      <tbody>
        {choices.map(({ programme, shortTitle, format, hours }, index) => (
          <tr key={programme} className="border-b-1">
            <td>
              <span className={DOT} aria-hidden="true">
                {index + 1}
              </span>
            </td>
            <th scope="row" className="font-600">
              <span className="flex flex-wrap items-baseline gap-x-4">
                <span className="grow basis-24">{shortTitle}</span>{" "}
                <FormatName format={format} className="w-18 font-400 text-moss text-small [&>svg]:text-tone" />
              </span>
            </th>
            <td className="selection-chosen-hours">{formatHours(hours)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2">
          <th colSpan={2} scope="row" className="selection-chosen-total font-600">
            {paper.total}
          </th>
          <td className="selection-chosen-hours">{formatHours(hours)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface SumProps {
  term: string;
  text?: string;
  /** Whether the text is a figure. */
  isFigure?: boolean;
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
          from={selection}
          by={(now) => ({ ...now, choices: remedy.choices })}
          onChoose={onChange}
          className={buttonClass({ variant: index === 0 ? "pine" : "line", size: "sm" })}
        >
          {nameRemedy(remedy)}
        </SelectionLink>
      ))}
    </Message>
  );
}

function Sum({ term, text, isFigure = false, cents, note }: SumProps) {
  const figure = cents === undefined ? isFigure && text : formatEuros(cents);
  return (
    <div className={isFigure ? "flex-none" : "min-w-min grow basis-20"}>
      <dt className="text-moss text-small leading-heading">{term}</dt>
      {figure ? (
        <dd>
          <b className="numeric block whitespace-nowrap font-700 font-display text-title leading-tight">{figure}</b>
          {note && <small className="block text-micro leading-heading">{note}</small>}
        </dd>
      ) : (
        <dd className="text-moss leading-text">{text}</dd>
      )}
    </div>
  );
}
