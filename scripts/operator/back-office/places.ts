import { type Environment, readDeployment } from "#scripts/operator/stores/deployment.ts";
import { openLocalStores } from "#scripts/operator/stores/local-stores.ts";
import { openRemoteStores } from "#scripts/operator/stores/remote-stores.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { applyLocalMigrations } from "#scripts/project/local-state.ts";

/** The environments: the stores of this machine, of the preview, or of the live site. */

const PLACE_NAMES = ["local", "preproduction", "en-ligne"] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

export interface Place {
  name: PlaceName;
  label: string;
  /** Null for this machine. */
  environment: Environment | null;
}

export const places: Readonly<Record<PlaceName, Place>> = {
  local: { name: "local", label: "Local", environment: null },
  preproduction: { name: "preproduction", label: "Préproduction", environment: "preview" },
  "en-ligne": { name: "en-ligne", label: "En ligne", environment: "production" },
};

export function findPlace(name: string): Place | undefined {
  return PLACE_NAMES.some((known) => known === name) ? places[name as PlaceName] : undefined;
}

/** What a place contains, shown next to its name. */
export function describePlace({ environment }: Place): string {
  if (environment === null) return "Cette machine. Des données d’essai, effaçables.";
  const site = new URL(readDeployment(environment).settings.SITE_ORIGIN ?? "").host;
  return environment === "preview"
    ? `${site}. Copie d’essai : personne ne sera appelé.`
    : `${site}. Vraies personnes : ce que vous notez ici compte.`;
}

export type OpenStores = (place: Place) => Promise<Stores>;

/** Opens the stores of a place with the operator's own session. Throws a CliError when that is not possible. */
export async function openStores({ environment }: Place): Promise<Stores> {
  if (environment !== null) return openRemoteStores(readDeployment(environment));
  await applyLocalMigrations();
  return openLocalStores();
}

/** Stores that are opened when first needed, and reopened after a failure. */
export class OpenPlaces {
  readonly #open: OpenStores;
  readonly #stores = new Map<PlaceName, Promise<Stores>>();

  constructor(open: OpenStores) {
    this.#open = open;
  }

  /** Throws what opening throws; the next call tries again. */
  get(place: Place): Promise<Stores> {
    const known = this.#stores.get(place.name);
    if (known) return known;
    const opening = this.#open(place);
    this.#stores.set(place.name, opening);
    opening.catch(() => this.#stores.delete(place.name));
    return opening;
  }

  /** After a failure: the next `get` signs in anew. */
  async forget(place: Place): Promise<void> {
    const known = this.#stores.get(place.name);
    this.#stores.delete(place.name);
    await known?.then((stores) => stores.close()).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(places).map((place) => this.forget(place)));
  }
}
