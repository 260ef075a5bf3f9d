import type { ReactNode } from "react";
import type { Notice } from "#app/features/selection/explain-dropped.ts";
import { choose } from "#app/features/selection/selection-address.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { RunningTotalProps } from "./running-total.tsx";
import { SelectionLink } from "./selection-link.tsx";

type NoticesProps = Pick<RunningTotalProps, "selection" | "programmes" | "onChange"> & { notices: readonly Notice[] };

export function Notices({ notices, selection, programmes, onChange }: NoticesProps) {
  return (
    <div className="grid gap-3 print:hidden">
      {notices.map(({ strong, text, instead }) => (
        <Message key={`${strong} ${text}`} strong={strong} text={text}>
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

const MESSAGE = `flex max-w-168 flex-wrap gap-3.5 rounded-md border-l-6 px-[min(1.25rem,6.25vw)] py-[1.1rem] leading-[1.45]
  forced-colors:border-2`;

/** Red when the choice exceeds the hours. */
export function Message({ strong, text, isOver = false, children }: Notice & { isOver?: boolean; children?: ReactNode }) {
  return (
    <div className={`${MESSAGE} ${isOver ? "border-brique bg-brique-soft" : "border-pine bg-glacier"}`}>
      <span className={`text-amount ${isOver ? "i-lucide-triangle-alert text-brique" : "i-lucide-info text-pine"}`} aria-hidden="true" />
      <div className="flex-[1_1_7rem]">
        <p>
          <b className={isOver ? "text-brique" : ""}>{strong}</b> {text}
        </p>
        {children && <p className="mt-3.5 flex flex-wrap gap-2.5 [&>a]:text-left [--line-button-soft:#fff8]">{children}</p>}
      </div>
    </div>
  );
}
