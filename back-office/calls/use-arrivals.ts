import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { GroupView } from "./describe-calls.ts";

/** Who came onto the list since the adviser last went somewhere waits until asked for: no row moves under a hand. */
export function useArrivals(groups: readonly GroupView[]) {
  const { search: visit } = useLocation();
  const listed = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  const [known, setKnown] = useState({ visit, keys: listed });
  const isAnew = known.visit !== visit || known.keys.length === 0;
  const keys = new Set(isAnew ? listed : known.keys);
  if (isAnew && (known.visit !== visit || listed.length > 0)) setKnown({ visit, keys: listed });
  const arrived = listed.filter((key) => !keys.has(key));
  return {
    shown: groups
      .map((group) => ({ ...group, lines: group.lines.filter(({ key }) => keys.has(key)) }))
      .filter(({ lines }) => lines.length > 0),
    count: arrived.length,
    /** Lists them and goes to the first. */
    show() {
      flushSync(() => setKnown({ visit, keys: listed }));
      document.querySelector<HTMLElement>(`a[data-person="${arrived[0]}"]`)?.focus();
    },
  };
}
