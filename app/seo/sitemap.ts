import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { programmes } from "#app/content/programmes/index.ts";

/** Canonical paths only, dated where known. */
export function writeSitemap(siteOrigin: string): string {
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

/** Everything but the API; nothing on a deployment closed to search engines. */
export function writeRobots(siteOrigin: string, isIndexed: boolean): string {
  return isIndexed ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";
}
