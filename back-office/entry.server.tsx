import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { officeContext } from "#scripts/operator/back-office/office.ts";

/** Renders a screen whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(officeContext);
  let hasFailed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      hasFailed = true;
      if (!request.signal.aborted) handleError(error, { request });
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: hasFailed ? 500 : status, headers });
}

/**
 * A failure of the stores has been said already (scripts/operator/back-office/screens.ts); of the others no more than the kind, for
 * messages may quote people.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const words = error instanceof Error ? (error.stack ?? "").replace(error.message, "").trim() : "erreur inconnue";
  console.error(`${request.method} ${new URL(request.url).pathname} : ${words}`);
}
