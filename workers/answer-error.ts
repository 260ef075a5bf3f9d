import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { failurePage } from "#app/content/pages/failure.ts";
import type { AppEnv } from "./app-env.ts";
import { logError } from "./log.ts";

/** JSON under /api, else plain text: React Router renders the error pages. */
export function answerError(c: Context<AppEnv>, status: ContentfulStatusCode, error: string): Response {
  return isApi(c) ? c.json({ error }, status) : c.text(`${error}.`, status);
}

/** Logs an unexpected error once, and answers with an apology without details. */
export function answerFault(error: Error, c: Context<AppEnv>): Response {
  logError("fault", error);
  return isApi(c) ? c.json({ error: failurePage.title }, 500) : answerFailurePage();
}

/** For when React Router can't render its own error page. */
export function answerFailurePage(): Response {
  const { title, text, advice, home } = failurePage;
  const html = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p>${advice}</p><p><a href="/">${home}</a></p></main></body></html>`;
  return new Response(html, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function isApi(c: Context<AppEnv>): boolean {
  return /^\/api(\/|$)/.test(c.req.path);
}
