import { ownRequestPage } from "#app/content/pages/own-request.ts";
import { CATALOGUE_PATH } from "#app/features/catalogue/catalogue-address.ts";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";

/** Parameters that change a page for everyone; each value is cached. `_routes` is React Router's own. */
const SHARED = ["format", "quand", "statut", "source", "profession", "employeur", "besoin", "reference", "essai", "_routes"];
const SHARED_VALUE = /^[\w/.,-]{1,100}$/;
/** Parameters that change a page for one visitor, or in too many ways to cache. */
const PERSONAL = new RegExp(`^(q|depuis|heures|formats|selection|telechargement|echec|${CHOICE_PREFIX}.*)$`, "s");
/** Every answer is one person's. */
const isPersonalPath = (path: string) => path === CATALOGUE_PATH || path.startsWith(`${ownRequestPage.path}/`);

/** Drops irrelevant parameters and sorts the rest. `isKept`: cacheable for everyone. `isClean`: nothing was dropped. */
export function cleanAddress(url: string): { address: string; isKept: boolean; isClean: boolean } {
  const address = new URL(url);
  if (isPersonalPath(address.pathname.replace(/\.data$/, ""))) return { address: url, isKept: false, isClean: true };
  const given = [...address.searchParams];
  const known = given.filter(([name]) => SHARED.includes(name) || PERSONAL.test(name)).sort(([a], [b]) => a.localeCompare(b));
  address.search = new URLSearchParams(known).toString();
  return {
    address: address.href,
    isKept: known.every(([name, value]) => SHARED.includes(name) && SHARED_VALUE.test(value)),
    isClean: known.length === given.length,
  };
}
