import { readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";

/** Pages that depend on the visitor's status. */
const DEPENDENT = /^\/(formations|medecins-generalistes|infirmiers|ma-selection|financement|dossier-employeur)(?![a-z])/;

/** Adds the page's status (`search`) to an inner address that depends on it; an explicit status wins. */
export function carryStatus(href: string, search: string): string {
  const status = readOneOf(new URLSearchParams(search), STATUS_KEY, STATUSES);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  if (!status || !DEPENDENT.test(path) || new URLSearchParams(query).has(STATUS_KEY)) return href;
  return `${path}?${query ? `${query}&` : ""}${STATUS_KEY}=${status}${hash}`;
}
