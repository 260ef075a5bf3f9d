import { typeset } from "#app/content/typeset.ts";
import { findErasures } from "#people/erasure-journal.ts";
import { sayFullMoment } from "#people/french-time.ts";
import { findTexts, readOutbox } from "#people/outbox-contents.ts";
import { type Address, addressKey } from "#people/person-keys.ts";
import { findPepper } from "#scripts/operator/stores/erasure-secret.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";

/** What is known of an address that nobody on file has: when it was erased, and unreadable files that carry it. */
export async function findTraces(stores: Stores, query: string): Promise<string[]> {
  const address: Address = { kind: query.includes("@") ? "email" : "telephone", value: query };
  if (addressKey(address) === null) return [];
  const pepper = findPepper(stores.environment);
  const [erasures, outbox] = await Promise.all([pepper === null ? [] : findErasures(stores, pepper, address), readOutbox(stores)]);
  const texts = findTexts(outbox, null, address);
  return [
    ...erasures.map((at) => typeset(`Cette coordonnée a été effacée ${sayFullMoment(at)}.`)),
    ...(pepper === null ? [typeset("Sans le secret des effacements, on ne sait pas si cette coordonnée a été effacée.")] : []),
    ...(texts.length > 0 ? [typeset("Un fichier mis de côté, illisible, la porte : voyez l'écran « État ».")] : []),
  ];
}
