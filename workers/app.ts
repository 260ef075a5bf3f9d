import { createRequestHandler } from "@react-router/cloudflare";
import { createApp } from "./create-app.ts";
import { runScheduled } from "./scheduled/run-scheduled.ts";

// Load the server build at startup, so the isolate's first request doesn't.
if (import.meta.env.PROD) await import("virtual:react-router/server-build");

const handleRequest = createRequestHandler<Env>({
  build: () => import("virtual:react-router/server-build"),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => context.cloudflare.data.loadContext as never,
});

const app = createApp((request, loadContext, { env, executionCtx }) =>
  // The adapter takes an event of Cloudflare Pages: these are the fields that it reads.
  handleRequest({
    request,
    env,
    data: { loadContext },
    waitUntil: executionCtx.waitUntil.bind(executionCtx),
    passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
  } as never),
);

export default { fetch: app.fetch, scheduled: runScheduled } satisfies ExportedHandler<Env>;
