import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { pageRequestContext } from "#app/request-context.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(pageRequestContext).settings;
  return new Response(writeSitemap(siteOrigin), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** Canonical paths only, dated where known. */
function writeSitemap(siteOrigin: string): string {
  const dates = new Map([
    ...programmes.map(({ path, updatedOn }) => [path, updatedOn] as const),
    ...legalNotices.map(({ path, versionDate }) => [path, versionDate] as const),
  ]);
  const entries = canonicalPaths.map((path) => {
    const date = dates.get(path);
    return `<url><loc>${siteOrigin}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
