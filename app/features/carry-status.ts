import { statusPaths } from "#app/content/canonical-paths.ts";
import { readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";

/** Adds the page's status (`search`) to an inner address that depends on it; an explicit status wins. */
export function carryStatus(href: string, search: string): string {
  const status = readOneOf(new URLSearchParams(search), STATUS_KEY, STATUSES);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const isDependent = statusPaths.some((page) => `${path}/`.startsWith(`${page}/`));
  const params = new URLSearchParams(query);
  if (!status || !isDependent || params.has(STATUS_KEY)) return href;
  params.set(STATUS_KEY, status);
  return `${path}?${params}${hash}`;
}
