import { CATALOGUE_PATH, OWN_REQUEST_PATH } from "#app/content/navigation.ts";

/** Parameters that change a page for everyone; each value is cached. `_routes` is React Router's own. */
const SHARED = ["format", "quand", "statut", "source", "profession", "employeur", "besoin", "reference", "essai", "_routes"];
const SHARED_VALUE = /^[\w/.,-]{1,100}$/;
/** Parameters by which campaigns are counted: no page reads them but attribution, which reads the address asked for. */
const COUNTED = /^(?:(?:utm|mtm|pk|mc|hsa)_|_hs|_ga$|_gl$|(?:gcl|fbcl|ycl|dcl|msclk|ttcl|twcl)id$|[gw]braid$|li_fat_id$|igshid$)/;
/** Every answer is one person's. */
const isPersonalPath = (path: string) => path === CATALOGUE_PATH || path.startsWith(`${OWN_REQUEST_PATH}/`);

/**
 * Drops the parameters of campaigns and sorts the rest. `isKept`: cacheable for everyone, which no unlisted parameter is.
 * `isClean`: nothing was dropped. An address that is not kept stays as it is.
 */
export function cleanAddress(url: string): { address: string; isKept: boolean; isClean: boolean } {
  const address = new URL(url);
  if (isPersonalPath(address.pathname.replace(/\.data$/, ""))) return { address: url, isKept: false, isClean: true };
  const given = [...address.searchParams];
  const read = given.filter(([name]) => !COUNTED.test(name)).sort(([a], [b]) => a.localeCompare(b));
  const isKept = read.every(([name, value]) => SHARED.includes(name) && SHARED_VALUE.test(value));
  if (!isKept) return { address: url, isKept, isClean: true };
  address.search = new URLSearchParams(read).toString();
  return { address: address.href, isKept, isClean: read.length === given.length };
}
