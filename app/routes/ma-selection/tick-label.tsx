import { createContext, type ReactNode, use } from "react";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";
import type { Selectable } from "#app/features/selection/selectable.ts";
import { choose } from "#app/features/selection/selection-address.ts";
import type { RunningTotalProps } from "./running-total.tsx";

/** For ticks in rows that render later. */
export const Current = createContext<Pick<RunningTotalProps, "selection" | "programmes" | "onChange"> | null>(null);

const TICK = "selection-tick grid size-7 place-items-center rounded-full border-2 [&>*]:min-w-0";
const TICKED = "border-tone bg-tone text-white";
/** Transparency is ignored in forced colours. */
const TO_TICK = "border-[var(--tick-edge,var(--edge))] bg-raised text-transparent forced-colors:[&>*]:invisible";

/** Responds before its row re-renders. */
export function TickLabel({ offer, children }: { offer: Selectable; children: ReactNode }) {
  const current = use(Current);
  const { programme, reference } = offer;
  const isChosen = current?.selection.choices.some((choice) => choice.reference === reference) ?? false;
  return (
    <label className="selection-line">
      <input
        type="radio"
        name={`${CHOICE_PREFIX}${programme}`}
        value={reference}
        checked={isChosen}
        onChange={() => current?.onChange(choose(current.selection, current.programmes, offer))}
        className="label-input"
      />
      <span className={`${TICK} ${isChosen ? TICKED : TO_TICK}`} aria-hidden="true">
        <span className="i-lucide-check" />
      </span>
      {children}
    </label>
  );
}
