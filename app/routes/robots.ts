import { pageRequestContext } from "#app/request-context.ts";
import type { Route } from "./+types/robots";

/** Everything but the API; nothing on a deployment closed to search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin, isIndexed } = context.get(pageRequestContext).settings;
  const rules = isIndexed ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";
  return new Response(rules, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
