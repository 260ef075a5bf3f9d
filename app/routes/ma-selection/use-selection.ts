import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { fillAddress } from "#app/features/selection/kept-address.ts";
import { readKeptSelection, readOwnSelection, storeSelection } from "#app/features/selection/kept-selection.ts";
import { hoursAvailable } from "#app/features/selection/rights.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import {
  hasSelection,
  readSelection,
  type Selection,
  tidyPlainAddress,
  writeSelection,
} from "#app/features/selection/selection-address.ts";
import { useToday } from "#app/features/today.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useRestoredChoice } from "#app/ui/use-restored-choice.ts";

/** Mirrors the selection in the address and stores it for the visit. Going back adds what was chosen since. */
export function useSelection(programmes: readonly SelectableProgramme[], form: React.RefObject<HTMLFormElement | null>) {
  const today = useToday();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // A history entry may be older than this document's selection. Hydration must match the server's version.
  const [later, setLater] = useState(() => {
    if (!isHydrated()) return undefined;
    const start = (navigationType === "POP" && readOwnSelection()?.address) || fillAddress(search, readKeptSelection());
    return start === search ? undefined : start;
  });
  const [shown, show] = useOptimistic(search);
  const [hasChanged, setHasChanged] = useState(false);
  const asked = shown === search ? (later ?? shown) : shown;
  const read = readSelection(new URLSearchParams(asked), programmes, today);
  const { selection, hasProfession } = read;

  function moveTo(address: string, options?: { state: unknown }) {
    startTransition(async () => {
      show(address);
      setLater(undefined);
      await afterPaint();
      await navigate({ search: address }, { replace: true, preventScrollReset: true, ...options });
    });
  }

  /** Responds at once; the address follows without a history entry or scrolling. */
  function change(next: Selection, isKnown = true) {
    setHasChanged(true);
    if (isKnown) keep(next);
    moveTo(writeSelection(next, isKnown));
  }

  useRestoredChoice(form, (answered) => {
    const answers = new URLSearchParams([...new FormData(answered)].map(([name, value]) => [name, String(value)]));
    const early = readSelection(new URLSearchParams(tidyPlainAddress(answers) ?? answers), programmes, today);
    if (writeSelection(early.selection, early.hasProfession) !== writeSelection(selection, hasProfession))
      change(early.selection, early.hasProfession);
  });

  const settle = useEffectEvent(() => {
    const filled = fillAddress(asked, readKeptSelection());
    // Preserves the link state, so the page opens at its top; going back restores the position.
    if (filled !== shown) moveTo(filled, navigationType === "POP" ? undefined : { state });
    else if (hasProfession && readKeptSelection()?.address !== writeSelection(selection)) keep(selection);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores each new address
  useEffect(() => settle(), [asked]);

  return { ...read, isBlank: !hasSelection(new URLSearchParams(asked)), change, hasChanged };
}

function isHydrated(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;
}

function keep(selection: Selection) {
  storeSelection({
    address: writeSelection(selection),
    hours: selection.choices.map(({ hours }) => hours),
    available: hoursAvailable(selection),
  });
}
