import { useEffect } from "react";

/** Event of the document: the page is alive, its buttons answer. workers/later-scripts.ts waits for it. */
export const ALIVE_EVENT = "alive";

/** Tells the document that the page is alive; once, in the root. */
export function useAliveEvent(): void {
  useEffect(() => void document.dispatchEvent(new Event(ALIVE_EVENT)), []);
}
