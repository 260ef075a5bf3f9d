import type { Format } from "#app/content/vocabulary.ts";
import { typesOf, weighObligation } from "./obligation.ts";
import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

/** The answers to « Composer pour moi », in the order in which they stand: money leads only where its scale is confirmed. */
const PROPOSITION_KINDS = ["fullest", "inTime", "shortest", "longest"] as const;
type PropositionKind = (typeof PROPOSITION_KINDS)[number];

export type Proposition = ReturnType<typeof compose>[number];

interface Wishes {
  /** Those of one profession, in list order. */
  programmes: readonly SelectableProgramme[];
  /** Hours that may be chosen; null for no limit. */
  available: number | null;
  /** By what a combination is worth more than another: by its indemnity, by the hours that it uses, or by those that it spares. */
  worth: "indemnity" | "more-hours" | "fewer-hours";
  /** Whether a format that starts today can end before the period does. */
  canEndInTime: (format: Format) => boolean;
  /** What is ticked now: the combination that keeps most of it wins among equals. */
  current: readonly Selectable[];
}

/** Every way to choose at least one format, one per programme at most, within the hours. */
export function listCombinations(programmes: readonly SelectableProgramme[], available: number | null): Selectable[][] {
  const combinations = programmes.reduce<Selectable[][]>(
    (made, programme) => made.flatMap((chosen) => [chosen, ...listReferences(programme).map((offer) => [...chosen, offer])]),
    [[]],
  );
  return combinations.filter((chosen) => chosen.length > 0 && (available === null || sum(chosen, ({ hours }) => hours) <= available));
}

/**
 * Up to three combinations within the hours, each the best of all in its kind and none twice:
 * - the fullest indemnity, where that is what counts;
 * - the one that can end before the period does: fulfilling what it can, with the least work bound to two rounds of audit;
 * - the shortest that fulfils the obligation, with a known priority wherever one can be had;
 * - the most hours, where those are what counts.
 * Among equals: the one that keeps most of what is ticked, then the fewest programmes, then the lowest reference.
 */
export function compose({ programmes, available, worth, canEndInTime, current }: Wishes) {
  const ticked = new Set(current.map(({ reference }) => reference));
  const measured = listCombinations(programmes, available).map((choices) => ({
    choices,
    name: nameCombination(choices),
    hours: sum(choices, ({ hours }) => hours),
    auditedHours: sum(choices, ({ format, hours }) => (typesOf(format).includes("EPP") ? hours : 0)),
    indemnityInCents: sum(choices, ({ indemnityInCents }) => indemnityInCents),
    priceInCents: sum(choices, ({ priceInCents }) => priceInCents),
    level: weighObligation(choices, programmes).level,
  }));
  type Measured = (typeof measured)[number];

  const worths = {
    indemnity: (one: Measured) => one.indemnityInCents,
    "more-hours": (one: Measured) => one.hours,
    "fewer-hours": (one: Measured) => -one.hours,
  };
  const weigh = worths[worth];
  const ties = (one: Measured): Rank => [one.choices.filter(({ reference }) => ticked.has(reference)).length, -one.choices.length];
  const best = (candidates: readonly Measured[], rank: (one: Measured) => Rank): Measured | undefined =>
    candidates.toSorted((a, b) => compareRanks([...rank(b), ...ties(b)], [...rank(a), ...ties(a)]) || (a.name < b.name ? -1 : 1))[0];

  const found: Readonly<Record<PropositionKind, Measured | undefined>> = {
    fullest: worth === "indemnity" ? best(measured, (one) => [weigh(one)]) : undefined,
    longest: worth === "more-hours" ? best(measured, (one) => [weigh(one), one.level]) : undefined,
    shortest: best(
      measured.filter(({ level }) => level > 0),
      (one) => [one.level, -one.hours, weigh(one)],
    ),
    inTime: best(
      measured.filter(({ choices }) => choices.every(({ format }) => canEndInTime(format))),
      (one) => [one.level, -one.auditedHours, weigh(one)],
    ),
  };
  const offered = PROPOSITION_KINDS.flatMap((kind) => {
    const combination = found[kind];
    return combination ? [{ kind, ...combination }] : [];
  });
  return offered.filter(({ name }, index) => offered.findIndex((other) => other.name === name) === index);
}

/** The same name for the same references, in whatever order; a lower reference makes a lower name. */
export function nameCombination(choices: readonly Selectable[]): string {
  return choices
    .map(({ reference }) => reference)
    .sort()
    .join(".");
}

/** Compared number by number, the higher the better. */
type Rank = readonly number[];

function compareRanks(a: Rank, b: Rank): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
