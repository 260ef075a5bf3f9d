import { identitiesOf, listIdentityKeys, type Named, remember } from "./person-keys.ts";

/**
 * Records gathered by person, each group and the groups in the order of the records.
 * Two records are one person's when they share a name and an e-mail or telephone, directly or through a third; what was corrected
 * since counts beside what was sent. Colleagues of one practice may share an address, and strangers a name, so neither suffices alone.
 */
export function foldPeople<Record extends Named>(records: readonly Record[]): Record[][] {
  const parents = records.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[index] = root;
    return root;
  };
  const firstWith = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    for (const key of identityKeys(record)) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, index);
      else {
        // What comes first in the list is the root, so that groups keep its order.
        const [a, b] = [rootOf(first), rootOf(index)];
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return [...Map.groupBy(records, (_, index) => rootOf(index)).values()];
}

/** The name with each address: what two records of one person have in common. */
export const identityKeys = remember((record: Named) => new Set(identitiesOf(record).flatMap(listIdentityKeys)));
