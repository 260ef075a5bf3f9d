/** Whether the visitor wishes that nothing moves. In the browser only. */
export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
