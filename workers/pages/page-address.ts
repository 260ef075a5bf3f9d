import { CATALOGUE_PATH } from "#app/features/catalogue/catalogue-steps.ts";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";

/** Parameters that change a page for everyone alike: a page each. `_routes` is React Router's own: which routes' data are wanted. */
const SHARED = ["format", "quand", "statut", "source", "profession", "employeur", "besoin", "reference", "essai", "_routes"];
const SHARED_VALUE = /^[\w/.,-]{1,100}$/;
/** Parameters that change a page for one visitor, or in countless ways. Any other parameter changes no page. */
const PERSONAL = new RegExp(`^(q|depuis|demande|jour|numero|heures|formats|selection|telechargement|echec|${CHOICE_PREFIX}.*)$`, "s");
/** Each answer is one visitor's, whatever the parameters. */
const KEPT_FOR_NOBODY: readonly string[] = [CATALOGUE_PATH];

/**
 * The address under which a page is kept: without the parameters that change nothing, the others in one order;
 * whole where no page is kept, so that each reaches its loader. `isKept` says that its page may be kept for everyone, `isClean` that the
 * visitor's address had no other parameters.
 */
export function cleanAddress(url: string): { address: string; isKept: boolean; isClean: boolean } {
  const address = new URL(url);
  if (KEPT_FOR_NOBODY.includes(address.pathname.replace(/\.data$/, ""))) return { address: url, isKept: false, isClean: true };
  const given = [...address.searchParams];
  const known = given.filter(([name]) => SHARED.includes(name) || PERSONAL.test(name)).sort(([a], [b]) => a.localeCompare(b));
  address.search = new URLSearchParams(known).toString();
  return {
    address: address.href,
    isKept: known.every(([name, value]) => SHARED.includes(name) && SHARED_VALUE.test(value)),
    isClean: known.length === given.length,
  };
}
