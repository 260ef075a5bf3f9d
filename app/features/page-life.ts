import { useEffect, useLayoutEffect } from "react";

/** Events of the document, for workers/later-scripts.ts: from the first on React hears the clicks, from the second on buttons answer. */
export const HYDRATED_EVENT = "hydrated";
export const ALIVE_EVENT = "alive";

/** Tells the document how far its life has come; once, in the root. */
export function usePageLife(): void {
  useLayoutEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  useEffect(() => void document.dispatchEvent(new Event(ALIVE_EVENT)), []);
}
