/** Resolves after the paint, so slow work doesn't delay a tap's response; at once in a hidden page. */
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
