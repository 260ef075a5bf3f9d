/** A file to be kept, never shown by the browser: whoever sent what is in it may have written anything. */
export function answerFile(content: Uint8Array | string, name: string): Response {
  return new Response(content as Uint8Array<ArrayBuffer> | string, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`,
    },
  });
}
