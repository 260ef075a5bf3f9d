/** Percent: 0 at the top, 100 at the end or when nothing scrolls. */
export function readScrollDepth(): number {
  const distance = document.documentElement.scrollHeight - window.innerHeight;
  return distance <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, window.scrollY / distance)) * 100);
}

/** Of scrolling downwards: a new page is first brought to its top. Returns a stop function. */
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
