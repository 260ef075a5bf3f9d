import { Refusal } from "../command.ts";

/** The bucket of the catalogues; null for a missing object. Throws when it can't be read. */
export interface CatalogueStore {
  get(key: string): Uint8Array | null;
  put(key: string, bytes: Uint8Array): void;
}

/** What was online before stays under `previous/`: the same bytes again change nothing. Throws a Refusal for an empty file. */
export function publishCatalogue(store: CatalogueStore, key: string, bytes: Uint8Array): void {
  if (bytes.length === 0) throw new Refusal(`Le catalogue ${key} est vide : rien n'est publié.`);
  const before = store.get(key);
  if (before && Buffer.compare(before, bytes) === 0) return;
  if (before && before.length > 0) store.put(`previous/${key}`, before);
  store.put(key, bytes);
}
