/** Slow work then doesn't delay a tap's response. Resolves at once in a hidden page. */
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
