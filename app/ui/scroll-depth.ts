/** Percent: 0 at the top, 100 at the end or when nothing scrolls. */
export function readScrollDepth(): number {
  const distance = document.documentElement.scrollHeight - window.innerHeight;
  return distance <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, window.scrollY / distance)) * 100);
}

const OWN_SCROLLS = ["wheel", "touchmove", "keydown"] as const;

/** Ignores scrolling while the page is brought to its top (`isBroughtUp`): it may grow. Returns a stop function. */
export function watchScrollDepth(onDepth: (percent: number) => void, isBroughtUp = false): () => void {
  const watch = new AbortController();
  const options = { passive: true, signal: watch.signal };
  let isOnItsWay = isBroughtUp && window.scrollY > 0;
  let lastTop = window.scrollY;
  function takeOver() {
    isOnItsWay = false;
  }
  function reportDepth() {
    const isDownwards = window.scrollY > lastTop;
    lastTop = window.scrollY;
    if (lastTop <= 0) takeOver();
    if (isDownwards && !isOnItsWay) onDepth(readScrollDepth());
  }
  for (const event of OWN_SCROLLS) window.addEventListener(event, takeOver, options);
  window.addEventListener("scroll", reportDepth, options);
  return () => watch.abort();
}
