import { createApp } from "#workers/create-app.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";

/** The whole Worker, with empty pages. */
export const app = createApp(() => new Response("<!DOCTYPE html>", { headers: { "Content-Type": "text/html; charset=utf-8" } }));

export default { fetch: app.fetch, scheduled: runScheduled } satisfies ExportedHandler<Env>;
