import { type Address, addressKey, addressKeys, nameKey, type Person } from "./person-keys.ts";

/**
 * Records gathered by person, each group and the groups in the order of the records.
 * Two records are one person's when they share a name and an e-mail or telephone, directly or through a third:
 * an address alone does not tell colleagues of one practice apart, and a name alone does not tell namesakes apart.
 */
export function foldPeople<Named extends Person>(records: readonly Named[]): Named[][] {
  const parents = records.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[index] = root;
    return root;
  };
  const firstWith = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    const name = nameKey(record);
    for (const address of addressKeys(record)) {
      const first = firstWith.get(`${name}\n${address}`);
      if (first === undefined) firstWith.set(`${name}\n${address}`, index);
      else {
        // The older record is the root, so that groups keep their order.
        const [a, b] = [rootOf(first), rootOf(index)];
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  const groups = new Map<number, Named[]>();
  for (const [index, record] of records.entries()) {
    const root = rootOf(index);
    const group = groups.get(root);
    if (group) group.push(record);
    else groups.set(root, [record]);
  }
  return [...groups.values()];
}

/** Whether one of the records carries the address. */
export function carriesAddress(records: readonly Person[], address: Address): boolean {
  const key = addressKey(address);
  return key !== null && records.some((record) => addressKeys(record).includes(key));
}
