import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { officeContext } from "./context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(officeContext);
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    // Otherwise React logs the message.
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) handleError(failure, { request });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: failure === undefined ? status : 500, headers });
}

/** Logs where an error occurred, without its message, which may quote people. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  const stack = error instanceof Error ? (error.stack ?? "").replace(error.message, "").split("\n").slice(0, 6) : [];
  const kind = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ event: "screen-failed", method: request.method, pathname, kind, stack }));
}
