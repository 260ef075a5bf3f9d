/**
 * Records become people in the order in which things happened. A record joins the person whose key it shares, or begins
 * one. One that shares keys with two people known before joins neither, until an adviser answers whose it is. An adviser's
 * own correction joins without a question.
 */

/** `at` is ISO 8601. */
export interface KeyedRecord {
  name: string;
  at: string;
  /** Keys that join, as sent. */
  keys: readonly string[];
  /** The keys that each correction added. */
  corrections: readonly { at: string; keys: readonly string[] }[];
  /** « C'est la même personne », « séparer »: each joins the records that carry its id. */
  answers: readonly { at: string; id: string }[];
}

export interface RecordGroup {
  /** Of its records. */
  names: string[];
  /** The groups between which it stands until an adviser answers; empty for an ordinary one. */
  sides: RecordGroup[];
}

type Happening = { at: string; name: string } & ({ keys: readonly string[]; isSent: boolean } | { answer: string });

export function groupRecords(records: readonly KeyedRecord[]): RecordGroup[] {
  const { find, join } = createSets(records.map(({ name }) => name));
  const owners = new Map<string, string>();
  const carriers = new Map<string, string>();
  /** By all keys of a record: another of the same mixture is the same person's. */
  const mixtures = new Map<string, { name: string; owning: string[]; isOpen: boolean }>();
  const countPeople = (names: readonly string[]) => new Set(names.map(find)).size;

  for (const happening of records.flatMap(listHappenings).sort(inOrder)) {
    const { name } = happening;
    if ("answer" in happening) {
      join(name, carriers.get(happening.answer) ?? name);
      carriers.set(happening.answer, name);
      for (const mixture of mixtures.values()) if (mixture.name === name) mixture.isOpen = false;
      continue;
    }
    const owning = happening.keys.flatMap((key) => owners.get(key) ?? []);
    const words = happening.keys.toSorted().join("\n");
    const known = mixtures.get(words);
    if (!happening.isSent || countPeople(owning) <= 1) for (const owner of owning) join(name, owner);
    else if (known) join(name, known.name);
    else mixtures.set(words, { name, owning, isOpen: true });
    for (const key of happening.keys) if (!owners.has(key)) owners.set(key, name);
  }

  // Those between which a record stood may have become one person since.
  const open = [...mixtures.values()].filter(({ isOpen }) => isOpen);
  for (let count = -1; count !== countPeople(records.map(({ name }) => name)); ) {
    count = countPeople(records.map(({ name }) => name));
    for (const { name, owning } of open) if (countPeople(owning) === 1) join(name, owning[0] ?? name);
  }
  const groups = new Map<string, RecordGroup>();
  for (const [root, its] of Map.groupBy(records, ({ name }) => find(name)))
    groups.set(root, { names: its.map(({ name }) => name), sides: [] });
  for (const { name, owning } of open) {
    const sides = new Set(owning.map((owner) => groups.get(find(owner))).filter((group) => group !== undefined));
    const group = groups.get(find(name));
    if (group && !sides.has(group)) group.sides = [...new Set([...group.sides, ...sides])];
  }
  return [...groups.values()];
}

function listHappenings({ name, at, keys, corrections, answers }: KeyedRecord): Happening[] {
  return [
    { name, at, keys, isSent: true },
    ...corrections.map((correction) => ({ name, ...correction, isSent: false })),
    ...answers.map((answer) => ({ name, at: answer.at, answer: answer.id })),
  ];
}

function inOrder(a: Happening, b: Happening): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** Disjoint sets. */
function createSets(names: readonly string[]) {
  const parents = new Map(names.map((name) => [name, name]));
  const find = (name: string): string => {
    const parent = parents.get(name) ?? name;
    if (parent === name) return name;
    const root = find(parent);
    parents.set(name, root);
    return root;
  };
  return { find, join: (name: string, other: string) => void parents.set(find(name), find(other)) };
}
