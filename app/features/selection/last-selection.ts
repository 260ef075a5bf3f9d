import { useEffect } from "react";

/** The selection that was last on the screen, as its address: in memory only, so that a programme opened from it can be added to it. */
let last = "";

/** Keeps a selection for as long as the site stays open in the tab. */
export function useRememberSelection(search: string): void {
  useEffect(() => {
    last = search;
  }, [search]);
}

/** The address of that selection, from the `?` on; empty when there was none. */
export function readLastSelection(): string {
  return last;
}
