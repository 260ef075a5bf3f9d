import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageRequestContext } from "./request-context.ts";
import { NonceContext } from "./ui/inline-script.tsx";

/** Renders completely: responses can be cached, and their scripts hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, logFault } = context.get(pageRequestContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure !== undefined && !request.signal.aborted) logFault(failure);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: failure === undefined ? status : 500, headers });
}

/** Logs one line per fault of ours, but not cancelled requests or unknown paths. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageRequestContext).logFault(error);
}
