import { createRequestHandler } from "@react-router/cloudflare";
import type { RouterContextProvider } from "react-router";
import { createApp } from "./create-app.ts";
import { runScheduled } from "./scheduled/run-scheduled.ts";

// Loads the server build at startup, before the isolate's first request.
if (import.meta.env.PROD) await import("virtual:react-router/server-build");

const handleEvent = createRequestHandler<Env>({
  build: () => import("virtual:react-router/server-build"),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => context.cloudflare.data.pageContext as RouterContextProvider,
});

/** What the adapter reads of a Cloudflare Pages event; pages call neither function. */
const app = createApp((request, pageContext) =>
  handleEvent({ request, data: { pageContext }, waitUntil() {}, passThroughOnException() {} } as unknown as Parameters<
    typeof handleEvent
  >[0]),
);

export default { fetch: app.fetch, scheduled: runScheduled } satisfies ExportedHandler<Env>;
