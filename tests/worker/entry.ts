import { createApp } from "#workers/create-app.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";

/** The whole Worker but the rendered pages, which the end-to-end tests see. */
const app = createApp(
  (request) =>
    new Response(`<!DOCTYPE html><title>${new URL(request.url).pathname}</title>`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    }),
);

export default { fetch: app.fetch, scheduled: runScheduled } satisfies ExportedHandler<Env>;
