import { selectionPage } from "#app/content/pages/selection.ts";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { NextYearLink } from "#app/features/callback/next-year-link.tsx";
import { ACTION_TYPES, weighObligation } from "#app/features/selection/obligation.ts";
import type { RunningTotalProps } from "./running-total.tsx";

const { total: texts } = selectionPage;

/** Borders only: forced colours and printers drop backgrounds. */
const BARS = { FC: "border-[0.5rem] border-ink", EPP: "border-2 border-ink" };

/** FC filled, EPP outlined, no bar while missing; then the one line. */
export function Cover({ selection: { choices, status }, totals, said, isPeriodOpen }: RunningTotalProps) {
  const unpaid = choices.map(({ reference }) => said[status][reference]).find((one) => one?.payer.kind === "unknown");
  const { held, missing } = weighObligation(choices);
  const types = ACTION_TYPES.filter((type) => isPeriodOpen || !missing.includes(type));
  return (
    <div className="grid gap-2 text-small leading-list">
      <h3 className="font-600 font-text text-item leading-heading tracking-normal">{texts.coverTitle}</h3>
      <ul className="grid gap-1">
        {types.map((type) => {
          const isMissing = missing.includes(type);
          return (
            <li key={type} className={`flex flex-wrap items-center gap-x-2 leading-heading ${isMissing ? "text-moss" : ""}`}>
              <span className={`h-4 w-13 flex-none ${isMissing ? "" : BARS[type]}`} aria-hidden="true" />
              <b className="w-9 flex-none">{type}</b>{" "}
              <span className="grow basis-28">
                {isMissing ? texts.missing[type] : held[type].map(({ shortTitle }) => shortTitle).join(", ")}
              </span>
            </li>
          );
        })}
      </ul>
      {totals.text && <AnswerLine text={totals.text} className="font-600" />}
      {unpaid && <NextYearLink year={unpaid.ends.slice(0, 4)} className="inline-flex min-h-11 items-center font-600 print:hidden" />}
    </div>
  );
}
