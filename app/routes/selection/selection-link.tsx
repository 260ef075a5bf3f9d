import type { AnchorHTMLAttributes } from "react";
import { SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { type Selection, writeSelection } from "#app/features/selection/selection-address.ts";
import { opensElsewhere } from "#app/ui/link.tsx";
import type { Change } from "./use-selection.ts";

export const TOTAL_ID = "total";

interface SelectionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The selection that the page shows. */
  from: Selection;
  by: (now: Selection) => Selection;
  onChoose: (by: Change) => void;
}

/** Changes the selection in place; without JavaScript, by address. */
export function SelectionLink({ from, by, onChoose, ...rest }: SelectionLinkProps) {
  return (
    <a
      {...rest}
      href={SELECTION_PATH + writeSelection(by(from))}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        // The pressed link disappears: focus its row, else the total.
        const row = event.currentTarget.closest("li")?.querySelector("input");
        (row ?? document.getElementById(TOTAL_ID))?.focus({ preventScroll: true });
        onChoose(by);
      }}
    />
  );
}
