import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import {
  type ReadSelection,
  readSelection,
  type Selection,
  tidyPlainAddress,
  writeSelection,
} from "#app/features/selection/selection-address.ts";

interface LiveSelection extends ReadSelection {
  /** Shows another selection at once; the address follows, without a step back in the history or a move of the page. */
  change: (next: Selection) => void;
  /** Whether the visitor has changed anything since the page opened. */
  hasChanged: boolean;
}

/** The selection of the address, so that it survives a reload, going back and being passed on. */
export function useSelection(programmes: readonly SelectableProgramme[], form: React.RefObject<HTMLFormElement | null>): LiveSelection {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const [hasChanged, setHasChanged] = useState(false);
  const read = readSelection(new URLSearchParams(shown), programmes);

  function change(next: Selection) {
    const address = writeSelection(next);
    setHasChanged(true);
    startTransition(async () => {
      show(address);
      await navigate({ search: address }, { replace: true, preventScrollReset: true });
    });
  }

  const adoptEarlyAnswers = useEffectEvent(() => {
    if (!form.current) return;
    const answers = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const early = readSelection(new URLSearchParams(tidyPlainAddress(answers) ?? answers), programmes).selection;
    if (writeSelection(early) !== writeSelection(read.selection)) change(early);
  });
  // What was ticked before hydration has changed nothing else yet.
  useEffect(() => adoptEarlyAnswers(), []);

  return { ...read, change, hasChanged };
}
