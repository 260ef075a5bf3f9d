import type { Format } from "#app/content/vocabulary.ts";
import { typesOf, weighObligation } from "./obligation.ts";
import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

/** In display order; money leads only under a confirmed scale. */
const PROPOSITION_KINDS = ["fullest", "inTime", "shortest", "longest"] as const;
type PropositionKind = (typeof PROPOSITION_KINDS)[number];

type Combination = ReturnType<typeof measure>;
export type Proposition = Combination & { kind: PropositionKind };

export interface Wishes {
  /** Of one profession, in list order. */
  programmes: readonly SelectableProgramme[];
  /** Null for no limit. */
  available: number | null;
  /** What makes a combination better: its indemnity, more hours used, or fewer. */
  worth: "indemnity" | "more-hours" | "fewer-hours";
  /** Whether a format started today can end within the period. */
  canEndInTime: (format: Format) => boolean;
  /** Breaks ties. */
  current: readonly Selectable[];
}

/** One format per programme, within the hours. */
export function listCombinations(programmes: readonly SelectableProgramme[], available: number | null): Selectable[][] {
  const combinations = programmes.reduce<Selectable[][]>(
    (made, programme) => made.flatMap((chosen) => [chosen, ...listReferences(programme).map((offer) => [...chosen, offer])]),
    [[]],
  );
  return combinations.filter((chosen) => chosen.length > 0 && (available === null || sum(chosen, ({ hours }) => hours) <= available));
}

/** Up to three distinct combinations, each the best of its kind. Ties: most of `current`, fewest programmes, lowest reference. */
export function compose({ programmes, available, worth, canEndInTime, current }: Wishes): Proposition[] {
  const ticked = new Set(current.map(({ reference }) => reference));
  const measured = listCombinations(programmes, available).map(measure);
  const worths = {
    indemnity: (one: Combination) => one.indemnityInCents,
    "more-hours": (one: Combination) => one.hours,
    "fewer-hours": (one: Combination) => -one.hours,
  };
  const weigh = worths[worth];
  const ties = (one: Combination): Rank => [one.choices.filter(({ reference }) => ticked.has(reference)).length, -one.choices.length];
  const best = (candidates: readonly Combination[], rank: (one: Combination) => Rank): Combination | undefined =>
    candidates.toSorted((a, b) => compareRanks([...rank(b), ...ties(b)], [...rank(a), ...ties(a)]) || (a.name < b.name ? -1 : 1))[0];

  const found: Readonly<Record<PropositionKind, Combination | undefined>> = {
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

function measure(choices: readonly Selectable[]) {
  return {
    choices,
    name: nameCombination(choices),
    hours: sum(choices, ({ hours }) => hours),
    /** Hours of formats with two audits. */
    auditedHours: sum(choices, ({ format, hours }) => (typesOf(format).includes("EPP") ? hours : 0)),
    indemnityInCents: sum(choices, ({ indemnityInCents }) => indemnityInCents),
    priceInCents: sum(choices, ({ priceInCents }) => priceInCents),
    /** How far it fulfils the obligation (weighObligation). */
    level: weighObligation(choices).level,
  };
}

export function nameCombination(choices: readonly Selectable[]): string {
  return choices
    .map(({ reference }) => reference)
    .sort()
    .join(".");
}

type Rank = readonly number[];

function compareRanks(a: Rank, b: Rank): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
