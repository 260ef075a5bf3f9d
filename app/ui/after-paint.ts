/**
 * Resolves after the next paint: a tap shows its response within 100 ms on a slow phone, and slow work waits for that
 * (« Taps » in docs/decisions/page-weight.md). At once in a hidden page.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const post = () => port2.postMessage(null);
    if (document.hidden) post();
    else requestAnimationFrame(post);
  });
}
