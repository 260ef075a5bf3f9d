import type { Format } from "#app/content/vocabulary.ts";
import { typesOf, weighObligation } from "./obligation.ts";
import type { Selectable, SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

/** The three answers to « Composer pour moi », in the order in which they stand. */
const PROPOSITION_KINDS = ["fullest", "shortest", "inTime"] as const;
type PropositionKind = (typeof PROPOSITION_KINDS)[number];

export type Proposition = ReturnType<typeof compose>[number];

interface Wishes {
  /** Those of one profession, in list order. */
  programmes: readonly SelectableProgramme[];
  /** Hours that may be chosen; null for no limit. */
  available: number | null;
  /** Whether the agency pays an indemnity. */
  isIndemnified: boolean;
  /** Whether a format that starts today can end before the period does. */
  canEndInTime: (format: Format) => boolean;
  /** What is ticked now: it wins among equals. */
  current: readonly Selectable[];
}

/** Every way to choose at least one format, one per programme at most, within the hours. */
export function listCombinations(programmes: readonly SelectableProgramme[], available: number | null): Selectable[][] {
  const combinations = programmes.reduce<Selectable[][]>(
    (made, { offers }) => made.flatMap((chosen) => [chosen, ...offers.map((offer) => [...chosen, offer])]),
    [[]],
  );
  return combinations.filter((chosen) => chosen.length > 0 && (available === null || sum(chosen, ({ hours }) => hours) <= available));
}

/**
 * Up to three combinations within the hours, each the best of all in its kind and none twice:
 * - the fullest indemnity, where there is one;
 * - the shortest that fulfils the obligation, with a known priority wherever one can be had;
 * - the one that can end before the period does: fulfilling what it can, with the least work bound to two rounds of audit.
 * Among equals: what is ticked now, then the fewest programmes, then the lowest reference.
 */
export function compose({ programmes, available, isIndemnified, canEndInTime, current }: Wishes) {
  const ticked = nameCombination(current);
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

  const worth = ({ indemnityInCents, hours }: Measured) => (isIndemnified ? indemnityInCents : -hours);
  const ties = (one: Measured): Rank => [one.name === ticked ? 1 : 0, -one.choices.length];
  const best = (candidates: readonly Measured[], rank: (one: Measured) => Rank): Measured | undefined =>
    candidates.toSorted((a, b) => compareRanks([...rank(b), ...ties(b)], [...rank(a), ...ties(a)]) || (a.name < b.name ? -1 : 1))[0];

  const found: Readonly<Record<PropositionKind, Measured | undefined>> = {
    fullest: isIndemnified ? best(measured, (one) => [one.indemnityInCents]) : undefined,
    shortest: best(
      measured.filter(({ level }) => level > 0),
      (one) => [one.level, -one.hours, worth(one)],
    ),
    inTime: best(
      measured.filter(({ choices }) => choices.every(({ format }) => canEndInTime(format))),
      (one) => [one.level, -one.auditedHours, worth(one)],
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
