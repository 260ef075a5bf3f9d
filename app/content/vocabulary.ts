/** The domain's closed lists and URL parameters, apart from the schemas, which browsers never need. */

export const FORMATS = ["PI", "EPP", "FC"] as const;
export type Format = (typeof FORMATS)[number];
export const FORMATS_KEY = "formats";

export const PROFESSIONS = ["generalistes", "infirmiers"] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** How a visitor practises, which decides who pays. */
export const STATUSES = ["liberal-conventionne", "centre-de-sante", "salarie", "remplacant-ou-autre"] as const;
export type Status = (typeof STATUSES)[number];
export const STATUS_KEY = "statut";

/** Kinds of employer, which decide who pays. */
export const EMPLOYERS = ["hopital-public", "prive", "cabinet", "autre"] as const;
export type Employer = (typeof EMPLOYERS)[number];
export const EMPLOYER_KEY = "employeur";

export const NEEDS = ["devis"] as const;
export type Need = (typeof NEEDS)[number];

export const FAQ_CATEGORIES = ["DPC Général", "Obligations", "Éligibilité", "Plateforme", "Inscription", "Formations"] as const;

export function readOneOf<Value extends string>(query: URLSearchParams, key: string, values: readonly Value[]): Value | undefined {
  const asked = query.get(key);
  return values.find((value) => value === asked);
}
