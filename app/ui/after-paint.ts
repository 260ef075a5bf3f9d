/**
 * Resolves in a task of its own, before which the browser paints what a tap has changed: what is slow and not the answer waits for it.
 * A message, not a timer, for it comes at once and in every browser.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
