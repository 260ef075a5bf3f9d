import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionMemory } from "#app/features/session-memory.ts";
import { isOpenedAtTop } from "#app/ui/link.tsx";
import { readScrollDepth, watchScrollDepth } from "#app/ui/scroll-depth.ts";

/** How the current page is being read: kept in memory only, told only with a booking. */
export interface PageVisit {
  /** A random UUID per page session: it goes with the tab's next full load. */
  sessionId: string;
  /** On the clock of `performance.now()`. */
  openedAtMs: number;
  /** Percent. */
  maxScrollDepth: number;
}

let sessionId: string | undefined;
let openedAtMs = 0;
let maxScrollDepth = 0;

/** The visit of the page that is open now. In the browser only. */
export function readPageVisit(): PageVisit {
  sessionId ??= crypto.randomUUID();
  return { sessionId, openedAtMs, maxScrollDepth: Math.max(maxScrollDepth, readScrollDepth()) };
}

/** Follows the visit of each page; once, in the root. */
export function usePageVisit(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, whose visit starts afresh
  useEffect(() => {
    openedAtMs = performance.now();
    // A page that is loaded, or come back to, stands where it is read; one that a link opens is brought up to its top.
    const isBroughtUp = isOpenedAtTop(location, navigationType);
    maxScrollDepth = isBroughtUp ? 0 : readScrollDepth();
    return watchScrollDepth((percent) => {
      maxScrollDepth = Math.max(maxScrollDepth, percent);
    }, isBroughtUp);
  }, [location.pathname]);
}

const askedMemory = openSessionMemory(trackerNames.askedCallback);
const ASKED = "1";

/** Whether the visitor has booked or sent a request in this session: then no card invites them again. */
export const hasAskedCallback = (): boolean => askedMemory.has(ASKED);

export const rememberAskedCallback = (): void => askedMemory.add(ASKED);
