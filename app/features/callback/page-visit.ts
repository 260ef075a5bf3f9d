import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionMemory } from "#app/features/session-memory.ts";
import { isOpenedAtTop } from "#app/ui/link.tsx";
import { readScrollDepth, watchScrollDepth } from "#app/ui/scroll-depth.ts";

/** How the page is being read: in memory only, sent only with a booking. */
export interface PageVisit {
  /** Random, per full page load. */
  sessionId: string;
  /** `performance.now()` */
  openedAtMs: number;
  /** Percent. */
  maxScrollDepth: number;
}

let sessionId: string | undefined;
let openedAtMs = 0;
let maxScrollDepth = 0;

/** The current page's visit. Browser only. */
export function readPageVisit(): PageVisit {
  sessionId ??= crypto.randomUUID();
  return { sessionId, openedAtMs, maxScrollDepth: Math.max(maxScrollDepth, readScrollDepth()) };
}

/** Tracks each page's visit; once, in the root. */
export function usePageVisit(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path starts a new visit
  useEffect(() => {
    openedAtMs = performance.now();
    // A link's target is scrolled to its top; a reload or a step back stays where it was.
    const isBroughtUp = isOpenedAtTop(location, navigationType);
    maxScrollDepth = isBroughtUp ? 0 : readScrollDepth();
    return watchScrollDepth((percent) => {
      maxScrollDepth = Math.max(maxScrollDepth, percent);
    }, isBroughtUp);
  }, [location.pathname]);
}

const askedMemory = openSessionMemory(trackerNames.askedCallback);
const ASKED = "1";

/** After a booking or a request, no card invites again in this session. */
export const hasAskedCallback = (): boolean => askedMemory.has(ASKED);

export const rememberAskedCallback = (): void => askedMemory.add(ASKED);
