import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { makeRandomId } from "#app/forms/random-id.ts";
import { isOpenedAtTop } from "#app/ui/link.tsx";
import { readScrollDepth, watchScrollDepth } from "#app/ui/scroll-depth.ts";

/** Random, per full page load. */
let sessionId: string | undefined;
/** `performance.now()` */
let openedAtMs = 0;
/** Percent. */
let maxScrollDepth = 0;

/** In memory only, sent only with a booking. */
export function readPageVisit() {
  sessionId ??= makeRandomId();
  return { sessionId, openedAtMs, maxScrollDepth: Math.max(maxScrollDepth, readScrollDepth()) };
}

/** Once, in the root. */
export function usePageVisit(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path starts a new visit
  useEffect(() => {
    openedAtMs = performance.now();
    // A link scrolls its target to the top; reload and back restore the position.
    const isBroughtUp = isOpenedAtTop(location, navigationType);
    maxScrollDepth = isBroughtUp ? 0 : readScrollDepth();
    return watchScrollDepth((percent) => {
      maxScrollDepth = Math.max(maxScrollDepth, percent);
    }, isBroughtUp);
  }, [location.pathname]);
}
