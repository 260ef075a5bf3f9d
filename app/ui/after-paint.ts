/**
 * Resolves in a task of its own, once the browser has painted what a tap has changed: what is slow and not the answer waits for it.
 * A page that nobody sees is not painted, and does not wait.
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
