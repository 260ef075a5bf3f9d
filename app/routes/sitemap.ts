import { pageRequestContext } from "#app/request-context.ts";
import { writeSitemap } from "#app/seo/sitemap.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(pageRequestContext).settings;
  return new Response(writeSitemap(siteOrigin), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
