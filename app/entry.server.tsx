import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageRequestContext } from "./request-context.ts";

/** Renders a page whole: what is sent can then be cached, and its scripts hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageRequestContext);
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) handleError(failure, { request });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: failure === undefined ? status : 500, headers });
}

/** One line per fault of ours. A visitor who leaves and an unknown path are no faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { name, message } = error instanceof Error ? error : { name: "Non-Error", message: String(error) };
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify({ level: "error", event: "page", path: new URL(request.url).pathname, name, message }));
}
