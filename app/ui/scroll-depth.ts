interface ScrollPosition {
  /** Pixels above the window. */
  top: number;
  viewportHeight: number;
  pageHeight: number;
}

/** How far down a page is scrolled, in percent: 0 at its top, 100 at its end, and 100 when it has nothing to scroll. */
export function computeScrollDepth({ top, viewportHeight, pageHeight }: ScrollPosition): number {
  const distance = pageHeight - viewportHeight;
  if (distance <= 0) return 100;
  return Math.round(Math.min(1, Math.max(0, top / distance)) * 100);
}

/** The depth of the page as it stands now. */
export function readScrollDepth(): number {
  return computeScrollDepth({ top: window.scrollY, viewportHeight: window.innerHeight, pageHeight: document.documentElement.scrollHeight });
}

/** What a visitor does to scroll. */
const OWN_SCROLLS = ["wheel", "touchmove", "keydown"] as const;

/**
 * Tells the depth at each scroll downwards, which is the visitor's. A page that is brought up to its top first, `isBroughtUp`, tells
 * nothing until it is there or the visitor takes over: on its way it may grow, and the browser goes down with what was in sight.
 * Returns the function that stops it.
 */
export function watchScrollDepth(onDepth: (percent: number) => void, isBroughtUp = false): () => void {
  const watch = new AbortController();
  const options = { passive: true, signal: watch.signal };
  let isOnItsWay = isBroughtUp && window.scrollY > 0;
  let lastTop = window.scrollY;
  function takeOver() {
    isOnItsWay = false;
  }
  function tellDepth() {
    const isDownwards = window.scrollY > lastTop;
    lastTop = window.scrollY;
    if (lastTop <= 0) takeOver();
    if (isDownwards && !isOnItsWay) onDepth(readScrollDepth());
  }
  for (const event of OWN_SCROLLS) window.addEventListener(event, takeOver, options);
  window.addEventListener("scroll", tellDepth, options);
  return () => watch.abort();
}
