import { pageRequestContext } from "#app/request-context.ts";
import { describeCatalogue } from "#app/seo/catalogue-feed.ts";
import type { Route } from "./+types/formations-json";

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(describeCatalogue(context.get(pageRequestContext).settings.siteOrigin), {
    headers: { "Content-Type": "application/ld+json; charset=utf-8" },
  });
}
