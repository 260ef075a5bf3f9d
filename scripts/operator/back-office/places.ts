import { type Environment, readDeployment } from "#scripts/operator/stores/deployment.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";

/** The environments: the stores of this machine, of the preview, or of the live site. */
export const places = {
  local: { name: "local", label: "Local", environment: null },
  preproduction: { name: "preproduction", label: "Préproduction", environment: "preview" },
  "en-ligne": { name: "en-ligne", label: "En ligne", environment: "production" },
} as const;
export type PlaceName = keyof typeof places;

export interface Place {
  name: PlaceName;
  label: string;
  /** Null for this machine. */
  environment: Environment | null;
}

export function findPlace(name: string): Place | undefined {
  return Object.values(places).find((place) => place.name === name);
}

/** The place whose stores are those of an environment. */
export function findPlaceOf(environment: Environment | null): PlaceName {
  return Object.values(places).find((place) => place.environment === environment)?.name ?? "local";
}

/** What a place contains, shown next to its name. */
export function describePlace({ environment }: Place): string {
  if (environment === null) return "Cette machine. Des données d’essai, effaçables.";
  const site = new URL(readDeployment(environment).settings.SITE_ORIGIN ?? "").host;
  return environment === "preview"
    ? `${site}. Copie d’essai : personne ne sera appelé.`
    : `${site}. Vraies personnes : ce que vous notez ici compte.`;
}

/** Where the appointments of a place are seen; null where there is no calendar. */
export function findCalendar({ environment }: Place): string | null {
  if (environment === null) return null;
  const { SCHEDULING_URL, SCHEDULING_ORIGIN } = readDeployment(environment).settings;
  return SCHEDULING_URL ? (SCHEDULING_ORIGIN ?? null) : null;
}

export type OpenStores = (place: Place) => Promise<Stores>;
