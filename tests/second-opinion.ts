import type { Programme } from "#app/content/schema.ts";

/**
 * « Ma sélection » worked out a second time, from the catalogue alone: plain loops over bit masks and tables, nothing of the site's code.
 * A sum that both get wrong in the same way would need the same mistake twice.
 */

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

/** Every set of formats that a visitor of a profession may tick, the empty one first: one per programme, phones' second reference too. */
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

export interface Weighed {
  name: string;
  set: readonly Choice[];
  hours: number;
  audited: number;
  indemnity: number;
  level: number;
}

export function weigh(set: readonly Choice[]): Weighed {
  const audited = total(
    set.filter(({ format }) => format !== "FC"),
    "hours",
  );
  const name = set.map(({ reference }) => reference).sort();
  return { name: name.join("."), set, hours: total(set, "hours"), audited, indemnity: total(set, "indemnity"), level: fulfils(set) };
}

/** Who beats whom, goal by goal; among equals most of what is ticked, fewest formats, lowest name. */
function pick(sets: readonly Weighed[], ticked: ReadonlySet<string>, goals: ReadonlyArray<(one: Weighed) => number>): string | undefined {
  const kept = ({ set }: Weighed) => set.filter(({ reference }) => ticked.has(reference)).length;
  let left = [...sets];
  for (const goal of [...goals, kept, ({ set }: Weighed) => -set.length]) {
    let most = Number.NEGATIVE_INFINITY;
    for (const one of left) most = Math.max(most, goal(one));
    left = left.filter((one) => goal(one) === most);
  }
  return left.map(({ name }) => name).sort()[0];
}

/** The names of the propositions, in the order of the page. `inTime` are the formats that can still end within the period. */
export function propose(
  sets: readonly Weighed[],
  worth: "indemnity" | "more-hours" | "fewer-hours",
  inTime: readonly string[],
  ticked: readonly Choice[],
): string[] {
  const marked = new Set(ticked.map(({ reference }) => reference));
  const value = (one: Weighed) => ({ indemnity: one.indemnity, "more-hours": one.hours, "fewer-hours": -one.hours })[worth];
  const timely = sets.filter(({ set }) => set.every(({ format }) => inTime.includes(format)));
  const complete = sets.filter(({ level }) => level > 0);
  const found = [
    worth === "indemnity" ? pick(sets, marked, [value]) : undefined,
    pick(timely, marked, [(one) => one.level, (one) => -one.audited, value]),
    pick(complete, marked, [(one) => one.level, (one) => -one.hours, value]),
    worth === "more-hours" ? pick(sets, marked, [value, (one) => one.level]) : undefined,
  ];
  return [...new Set(found.filter((name) => name !== undefined))];
}

/**
 * What a remedy may be: for each, how many programmes it changes and the hours that it leaves. `kept` shortens only, `reduced` removes only;
 * each the best of its kind, or undefined.
 */
export function repair(set: readonly Choice[], choices: readonly Choice[], hours: number) {
  type Way = { changes: number; left: number; removed: number; shortened: number; count: number };
  let ways: Way[] = [{ changes: 0, left: 0, removed: 0, shortened: 0, count: 0 }];
  for (const choice of set) {
    const shorter = choices.filter(({ programme, hours: other }) => programme === choice.programme && other < choice.hours);
    ways = ways.flatMap((way) => [
      { ...way, left: way.left + choice.hours, count: way.count + 1 },
      { ...way, changes: way.changes + 1, removed: way.removed + 1 },
      ...shorter.map((to) => ({
        ...way,
        changes: way.changes + 1,
        shortened: way.shortened + 1,
        left: way.left + to.hours,
        count: way.count + 1,
      })),
    ]);
  }
  const holding = ways.filter(({ left, changes }) => left <= hours && changes > 0);
  const best = (some: Way[]) => some.sort((a, b) => a.changes - b.changes || b.left - a.left)[0];
  const kept = best(holding.filter(({ removed }) => removed === 0));
  const reduced = best(holding.filter(({ shortened, count }) => shortened === 0 && count > 0));
  const last = best(holding.filter(({ count }) => count > 0)) ?? best(holding);
  return (kept || reduced ? [kept, reduced] : [last]).flatMap((way) => (way ? [{ changes: way.changes, hours: way.left }] : []));
}
