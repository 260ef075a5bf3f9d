/** A loaded calendar sends a message within this time. */
const AFTER_LOAD_MS = 5000;
/** Firefox and Safari fire no load event for a blocked frame. */
const AT_MOST_MS = 20_000;

/** Calls `onSilent` once unless a frame of `origin` sends a message: an error page never does. Returns a stop function. */
export function awaitFirstMessage(frameParent: HTMLElement, origin: string, onSilent: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let limit = setTimeout(onSilent, AT_MOST_MS);
  signal.addEventListener("abort", () => clearTimeout(limit));
  const onLoad = () => {
    clearTimeout(limit);
    limit = setTimeout(onSilent, AFTER_LOAD_MS);
  };
  // Load events don't bubble.
  frameParent.addEventListener("load", onLoad, { signal, capture: true });
  window.addEventListener("message", (event) => event.origin === origin && waiting.abort(), { signal });
  return () => waiting.abort();
}
