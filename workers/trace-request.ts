import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { withLogContext } from "./log.ts";
import { createErrorReport } from "./notifications/error-report.ts";

const ROUTE_MAX_LENGTH = 120;
const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/;
const OWN_LINK = /(\/ma-demande\/)[^/.]+/gi;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** For log lines and 5xx responses. */
export const traceRequest = createMiddleware<AppEnv>(async (c, next) => {
  const ray = c.req.header("CF-Ray") ?? "";
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID();
  const report = createErrorReport(c.env, (work) => c.executionCtx.waitUntil(work));
  await withLogContext({ requestId, route: describeRoute(c.req.method, new URL(c.req.url).pathname), report }, next);
  if (c.res.status >= 500) c.res.headers.set("X-Request-Id", requestId);
});

/** Without a lead's id, which opens its PDF, or the key of a visitor's own link. */
function describeRoute(method: string, path: string): string {
  return `${method} ${path.replace(UUID, ":id").replace(OWN_LINK, "$1:cle").slice(0, ROUTE_MAX_LENGTH)}`;
}
