import { lastChange } from "#app/answer/last-change.ts";
import { sitePages } from "#app/content/canonical-paths.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { programmes } from "#app/content/programmes/index.ts";

/** Canonical paths only, each with its last change (ISO date): its own text's, or that of what it tells on the day. */
export function writeSitemap(siteOrigin: string, day: string): string {
  const versions = new Map(legalNotices.map(({ path, versionDate }) => [path, versionDate]));
  const updated = new Map(programmes.map(({ path, updatedOn }) => [path, updatedOn]));
  const newest = latest([...updated.values()]);
  const told = lastChange(day);
  const entries = sitePages.flatMap(({ path, changedOn, isOutOfSitemap }) => {
    if (isOutOfSitemap) return [];
    const date = changedOn ?? versions.get(path) ?? latest([updated.get(path) ?? newest, told]);
    return `<url><loc>${siteOrigin}${path}</loc><lastmod>${date}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function latest(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? "";
}
