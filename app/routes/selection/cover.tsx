import { selectionPage } from "#app/content/pages/selection.ts";
import { NextYearLink } from "#app/features/callback/next-year-link.tsx";
import { ACTION_TYPES, weighObligation } from "#app/features/selection/obligation.ts";
import type { RunningTotalProps } from "./running-total.tsx";

const { total: texts } = selectionPage;

/** Borders only: forced colours and printers drop backgrounds. */
const BARS = { FC: "border-[0.5rem] border-ink", EPP: "border-2 border-ink" };

/** FC filled, EPP outlined, no bar while missing. */
export function Cover({ selection: { choices }, isPeriodOpen }: Pick<RunningTotalProps, "selection" | "isPeriodOpen">) {
  const { held, missing } = weighObligation(choices);
  const types = ACTION_TYPES.filter((type) => isPeriodOpen || !missing.includes(type));
  return (
    <div className="grid content-start gap-2 text-small leading-list">
      <h2 className="font-600 font-text text-item leading-heading tracking-normal">{texts.coverTitle}</h2>
      <ul className="grid gap-1">
        {types.map((type) => {
          const isMissing = missing.includes(type);
          return (
            <li key={type} className={`flex flex-wrap items-center gap-x-2 leading-heading`}>
              <span className={`h-4 w-13 flex-none ${isMissing ? "" : BARS[type]}`} aria-hidden="true" />
              <b className="w-9 flex-none">{type}</b>{" "}
              <span className="grow basis-28">
                {isMissing ? texts.missing[type] : held[type].map(({ shortTitle }) => shortTitle).join(", ")}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Offers a call once the year is published in which a chosen format ends. */
export function Unpaid({ selection: { choices, status }, said }: Pick<RunningTotalProps, "selection" | "said">) {
  const unpaid = choices.map(({ reference }) => said[status][reference]).find((one) => one?.payer.kind === "unknown");
  return unpaid && <NextYearLink year={unpaid.ends.slice(0, 4)} className="-my-2 inline-flex min-h-11 items-center font-600" />;
}
