import { readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";

/** Pages whose amounts and payers depend on how the visitor practises. */
const DEPENDENT = /^\/(formations|medecins-generalistes|infirmiers|ma-selection|financement|dossier-employeur)(?![a-z])/;

/**
 * An inner address with the status that the present page knows (`search`), where the page that it leads to depends on it.
 * An address that names a status keeps its own.
 */
export function carryStatus(href: string, search: string): string {
  const status = readOneOf(new URLSearchParams(search), STATUS_KEY, STATUSES);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  if (!status || !DEPENDENT.test(path) || new URLSearchParams(query).has(STATUS_KEY)) return href;
  return `${path}?${query ? `${query}&` : ""}${STATUS_KEY}=${status}${hash}`;
}
