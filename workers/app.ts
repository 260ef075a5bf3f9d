import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { createApp } from "./create-app.ts";
import { runScheduled } from "./scheduled/run-scheduled.ts";

// Loads the server build at startup, before the isolate's first request.
if (import.meta.env.PROD) await import("virtual:react-router/server-build");

const handleRequest = createRequestHandler<Env>({
  build: () => import("virtual:react-router/server-build"),
  mode: import.meta.env.MODE,
  getLoadContext({ context: { cloudflare } }) {
    const { loadContext } = cloudflare.data;
    if (loadContext instanceof RouterContextProvider) return loadContext;
    throw new TypeError("The event carries no context of React Router");
  },
});

type PagesEvent = Parameters<typeof handleRequest>[0];

const app = createApp((request, loadContext, { env, executionCtx }) =>
  // The adapter expects a Cloudflare Pages event.
  handleRequest({
    // Pages read none of Cloudflare's additions to a request.
    request: request as PagesEvent["request"],
    env,
    data: { loadContext },
    params: {},
    functionPath: "",
    next: (input = request, init) => env.ASSETS.fetch(input, init),
    waitUntil: executionCtx.waitUntil.bind(executionCtx),
    passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
  }),
);

export default { fetch: app.fetch, scheduled: runScheduled } satisfies ExportedHandler<Env>;
