/** A loaded calendar draws itself and speaks within this time. */
const AFTER_LOAD_MS = 5000;
/** Firefox and Safari report no load of a frame that is blocked. */
const AT_MOST_MS = 20_000;

/**
 * Calls `onSilent` once when no frame of `origin` has sent a message: the provider's calendar announces itself by one, which an error
 * page in its place never does. Returns a function that ends the wait.
 */
export function awaitFirstMessage(frameParent: HTMLElement, origin: string, onSilent: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let limit = setTimeout(onSilent, AT_MOST_MS);
  signal.addEventListener("abort", () => clearTimeout(limit));
  const onLoad = () => {
    clearTimeout(limit);
    limit = setTimeout(onSilent, AFTER_LOAD_MS);
  };
  // A load does not bubble.
  frameParent.addEventListener("load", onLoad, { signal, capture: true });
  window.addEventListener("message", (event) => event.origin === origin && waiting.abort(), { signal });
  return () => waiting.abort();
}
