import { parisDate } from "#app/content/dated.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { writeSitemap } from "#app/seo/sitemap.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const { now, settings } = context.get(pageRequestContext);
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  return new Response(writeSitemap(settings.siteOrigin, parisDate(now)), { headers });
}
