import { pageRequestContext } from "#app/request-context.ts";
import { writeRobots } from "#app/seo/sitemap.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin, isIndexed } = context.get(pageRequestContext).settings;
  return new Response(writeRobots(siteOrigin, isIndexed), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
