import type { Programme } from "#app/content/programmes/programme-schema.ts";

/** « Ma sélection » computed again without the site's code: an error must be made twice to pass. */

export interface Choice {
  programme: string;
  theme: string;
  format: string;
  reference: string;
  hours: number;
  indemnity: number;
  price: number;
  isPriority: boolean;
}

/** Every set of formats that a profession may tick, one per programme, the empty set first. */
export function listSets(programmes: readonly Programme[], profession: string): Choice[][] {
  let sets: Choice[][] = [[]];
  for (const one of programmes) {
    if (one.profession !== profession) continue;
    const choices: Choice[] = [];
    const note = (format: string, offer: { reference: string; hours: number; indemnityInCents: number; priceInCents: number }) => {
      const { reference, hours, indemnityInCents: indemnity, priceInCents: price } = offer;
      const isPriority = one.priorityOrientation !== undefined;
      choices.push({ programme: one.id, theme: one.shortTitle, format, reference, hours, indemnity, price, isPriority });
    };
    for (const format of ["PI", "EPP", "FC"] as const) if (one.formats[format]) note(format, one.formats[format]);
    if (one.mobileOffer) note(one.mobileOffer.format, one.mobileOffer);
    const before = sets;
    sets = [...before];
    for (const choice of choices) for (const set of before) sets.push([...set, choice]);
  }
  return sets;
}

export function total(set: readonly Choice[], of: "hours" | "indemnity" | "price"): number {
  let result = 0;
  for (const choice of set) result += choice[of];
  return result;
}

/** Bits: 1 for continuing education, 2 for a clinical audit. */
const TYPES: Readonly<Record<string, number>> = { PI: 3, EPP: 2, FC: 1 };

/** 0: less than two types of action; 1: two; 2: two and a known priority. */
export function fulfils(set: readonly Choice[]): 0 | 1 | 2 {
  let types = 0;
  let priority = false;
  for (const { format, isPriority } of set) {
    types |= TYPES[format] ?? 0;
    priority ||= isPriority;
  }
  if (types !== 3) return 0;
  return priority ? 2 : 1;
}

/** The sets that no other surpasses, goal by goal. */
export function findLeaders(sets: readonly Choice[][], ...goals: ((set: Choice[]) => number)[]): readonly Choice[][] {
  return goals.reduce((left, goal) => {
    const most = Math.max(...left.map(goal));
    return left.filter((set) => goal(set) === most);
  }, sets);
}

/** The changes and hours of each remedy: one that shortens, one that removes, else one that does both. */
export function repair(set: readonly Choice[], sets: readonly Choice[][], hours: number) {
  const has = (one: Choice) => set.some(({ reference }) => reference === one.reference);
  const isWay = (other: Choice[]) =>
    other.every((one) => has(one) || set.some(({ programme, hours: longer }) => programme === one.programme && one.hours < longer));
  const countChanges = (other: Choice[]) => set.length - other.filter(has).length;
  const ways = sets.filter((other) => total(other, "hours") <= hours && isWay(other));
  const hoursOf = (way: Choice[]) => total(way, "hours");
  const best = (some: Choice[][]) => findLeaders(some, (way) => -countChanges(way), hoursOf)[0];
  const shortened = best(ways.filter(({ length }) => length === set.length));
  const reduced = best(ways.filter((way) => way.length > 0 && way.every(has)));
  const found = shortened || reduced ? [shortened, reduced] : [best(ways.filter(({ length }) => length > 0)) ?? []];
  return found.flatMap((way) => (way ? [{ changes: countChanges(way), hours: total(way, "hours") }] : []));
}
