import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useOptimistic, useRef, useState } from "react";
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
import { useRestoredChoice } from "#app/ui/use-restored-choice.ts";

/** The next selection, or how it follows from the one of the moment: what is pressed may have been rendered before the last change. */
export type Change = Selection | ((now: Selection) => Selection);

/** Mirrors the selection in the address and stores it for the visit. Going back adds what was chosen since. */
export function useSelection(programmes: readonly SelectableProgramme[], form: React.RefObject<HTMLFormElement | null>) {
  const today = useToday();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // A history entry may be older than this document's selection. Hydration must match the server's version.
  const [restoredQuery, setRestoredQuery] = useState(() => {
    if (!isHydrated()) return undefined;
    const restored = (navigationType === "POP" && readOwnSelection()?.address) || fillAddress(search, readKeptSelection());
    return restored === search ? undefined : restored;
  });
  const [optimisticQuery, showQuery] = useOptimistic(search);
  const [hasChanged, setHasChanged] = useState(false);
  const query = optimisticQuery === search ? (restoredQuery ?? search) : optimisticQuery;
  const read = readSelection(new URLSearchParams(query), programmes, today);
  const { selection, hasProfession } = read;
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  }, [selection]);

  function moveTo(next: string, options?: { state: unknown }) {
    startTransition(async () => {
      showQuery(next);
      setRestoredQuery(undefined);
      // In turn after the paint, as every navigation: a link pressed since comes after it.
      await navigate({ search: next }, { replace: true, preventScrollReset: true, ...options });
    });
  }

  /** Responds at once; the address follows without a history entry or scrolling. */
  function change(by: Change, isKnown = true) {
    const next = typeof by === "function" ? by(latest.current) : by;
    setHasChanged(true);
    if (isKnown) keep(next);
    moveTo(writeSelection(next, isKnown));
  }

  useRestoredChoice(form, (answered) => {
    const answers = new URLSearchParams([...new FormData(answered)].map(([name, value]) => [name, String(value)]));
    const restored = readSelection(new URLSearchParams(tidyPlainAddress(answers) ?? answers), programmes, today);
    if (writeSelection(restored.selection, restored.hasProfession) !== writeSelection(selection, hasProfession))
      change(restored.selection, restored.hasProfession);
  });

  const syncAddress = useEffectEvent(() => {
    const filled = fillAddress(query, readKeptSelection());
    // Preserves the link state, so the page opens at its top; going back restores the position.
    if (filled !== optimisticQuery) moveTo(filled, navigationType === "POP" ? undefined : { state });
    else if (hasProfession && readKeptSelection()?.address !== writeSelection(selection)) keep(selection);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores each new query
  useEffect(() => syncAddress(), [query]);

  return { ...read, isBlank: !hasSelection(new URLSearchParams(query)), change, hasChanged, latest };
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
