import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { fillAddress } from "#app/features/selection/kept-address.ts";
import { keepSelection, readKeptSelection, readOwnSelection } from "#app/features/selection/kept-selection.ts";
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

/**
 * The selection of the address, so that it survives a reload and being passed on. An address without formats takes those of this visit;
 * going back takes what was added since. Whatever is shown is kept for the visit.
 */
export function useSelection(programmes: readonly SelectableProgramme[], form: React.RefObject<HTMLFormElement | null>) {
  const today = useToday();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // An address of the history is older than what this document has kept since; one without formats takes those of the visit. While
  // the page hydrates it stands as the server wrote it.
  const [later, setLater] = useState(() => {
    if (!isHydrated()) return undefined;
    const start = (navigationType === "POP" && readOwnSelection()?.address) || fillAddress(search, readKeptSelection());
    return start === search ? undefined : start;
  });
  const [shown, show] = useOptimistic(search);
  /** Whether the visitor has changed anything since the page opened. */
  const [hasChanged, setHasChanged] = useState(false);
  const asked = shown === search ? (later ?? shown) : shown;
  const read = readSelection(new URLSearchParams(asked), programmes, today);
  const { selection, hasProfession } = read;
  /** Whether the page opened with something chosen. */
  const [hasOpenedChosen, setHasOpenedChosen] = useState(selection.choices.length > 0);

  function moveTo(address: string, options?: { state: unknown }) {
    startTransition(async () => {
      show(address);
      setLater(undefined);
      await navigate({ search: address }, { replace: true, preventScrollReset: true, ...options });
    });
  }

  /** Shows another selection at once; the address follows, without a step back in the history or a move of the page. */
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
    if (filled !== shown) {
      setHasOpenedChosen(readSelection(new URLSearchParams(filled), programmes, today).selection.choices.length > 0);
      // Still what a link has opened, so that it is seen from its top; a step back returns to where one was.
      moveTo(filled, navigationType === "POP" ? undefined : { state });
    } else if (hasProfession && readKeptSelection()?.address !== writeSelection(selection)) keep(selection);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another selection to keep
  useEffect(() => settle(), [asked]);

  return { ...read, isBlank: !hasSelection(new URLSearchParams(asked)), change, hasChanged, hasOpenedChosen };
}

function isHydrated(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;
}

function keep(selection: Selection) {
  keepSelection({
    address: writeSelection(selection),
    hours: selection.choices.map(({ hours }) => hours),
    available: hoursAvailable(selection),
  });
}
