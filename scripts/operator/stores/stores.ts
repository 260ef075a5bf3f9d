import type { ObjectStore, PeopleStores } from "#people/stores.ts";
import type { Environment } from "./deployment.ts";

export type { ObjectStore, StoredObject } from "#people/stores.ts";

/** The records and files of one deployment, wherever they lie: on this machine or at Cloudflare. */
export interface Stores extends PeopleStores {
  /** Null on this machine. */
  environment: Environment | null;
  /** In French, for sentences: « base locale ». */
  name: string;
  catalogues: ObjectStore;
  close(): Promise<void>;
}
