import { statusPaths } from "#app/content/canonical-paths.ts";
import { readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";

/** To read an inner address with; never seen. */
const SITE = "https://site.invalid";

/** Adds the page's status (`search`) to an inner address that depends on it; an explicit status wins. */
export function carryStatus(href: string, search: string): string {
  const status = readOneOf(new URLSearchParams(search), STATUS_KEY, STATUSES);
  if (!status) return href;
  const { origin, pathname, searchParams, hash } = new URL(href, SITE);
  const isDependent = origin === SITE && statusPaths.some((page) => `${pathname}/`.startsWith(`${page}/`));
  if (!isDependent || searchParams.has(STATUS_KEY)) return href;
  searchParams.set(STATUS_KEY, status);
  return `${pathname}?${searchParams}${hash}`;
}
