export interface ScrollPosition {
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

/**
 * Tells the depth at each scroll downwards, which is the visitor's: a page that has just been opened is brought up to its top.
 * Returns the function that stops it.
 */
export function watchScrollDepth(onDepth: (percent: number) => void): () => void {
  let lastTop = window.scrollY;
  function tellDepth() {
    const isDownwards = window.scrollY > lastTop;
    lastTop = window.scrollY;
    if (isDownwards) onDepth(readScrollDepth());
  }
  window.addEventListener("scroll", tellDepth, { passive: true });
  return () => window.removeEventListener("scroll", tellDepth);
}
