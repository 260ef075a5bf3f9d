import { weighObligation } from "./obligation.ts";
import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

/** Formats that go together, and what they come to. */
interface Combination {
  choices: readonly Selectable[];
  /** Its references, sorted: one for each combination. */
  name: string;
  hours: number;
  /** Hours of formats with two audits. */
  auditedHours: number;
  indemnityInCents: number;
  priceInCents: number;
  /** How far it fulfils the obligation (weighObligation). */
  level: number;
}

export interface Proposition extends Combination {
  kind: "fullest" | "inTime" | "shortest" | "longest";
}

export interface Wishes {
  /** Of one profession, in list order. */
  programmes: readonly SelectableProgramme[];
  /** Null for no limit. */
  available: number | null;
  /** What makes a combination better: its indemnity, more hours used, or fewer. */
  worth: "indemnity" | "more-hours" | "fewer-hours";
  /** Whether a format started today can end within the period. */
  canEndInTime: (choice: Selectable) => boolean;
  /** Whether a period, which asks for two types of action, is published for the day. */
  isPeriodOpen: boolean;
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
export function compose({ programmes, available, worth, canEndInTime, isPeriodOpen, current }: Wishes): Proposition[] {
  const ticked = new Set(current.map(({ reference }) => reference));
  const measured = listCombinations(programmes, available).map(measure);
  const weigh = ({ indemnityInCents, hours }: Combination) =>
    ({ indemnity: indemnityInCents, "more-hours": hours, "fewer-hours": -hours })[worth];
  const ties = (one: Combination): Rank => [one.choices.filter(({ reference }) => ticked.has(reference)).length, -one.choices.length];
  /** None or one. */
  const best = (kind: Proposition["kind"], candidates: readonly Combination[], rank: (one: Combination) => Rank): Proposition[] =>
    candidates
      .toSorted((a, b) => compareRanks([...rank(b), ...ties(b)], [...rank(a), ...ties(a)]) || (a.name < b.name ? -1 : 1))
      .slice(0, 1)
      .map((one) => ({ kind, ...one }));
  const inTime = measured.filter(({ choices }) => choices.every(canEndInTime));
  const complete = isPeriodOpen ? measured.filter(({ level }) => level > 0) : measured;

  // Money leads only under a confirmed scale.
  const offered = [
    ...(worth === "indemnity" ? best("fullest", measured, (one) => [weigh(one)]) : []),
    ...best("inTime", inTime, (one) => [one.level, -one.auditedHours, weigh(one)]),
    ...best("shortest", complete, (one) => [isPeriodOpen ? one.level : 0, -one.hours, weigh(one)]),
    ...(worth === "more-hours" ? best("longest", measured, (one) => [weigh(one), one.level]) : []),
  ];
  return offered.filter(({ name }, index) => offered.findIndex((other) => other.name === name) === index);
}

function measure(choices: readonly Selectable[]): Combination {
  return {
    choices,
    name: nameCombination(choices),
    hours: sum(choices, ({ hours }) => hours),
    auditedHours: sum(choices, ({ format, hours }) => (format === "FC" ? 0 : hours)),
    indemnityInCents: sum(choices, ({ indemnityInCents }) => indemnityInCents),
    priceInCents: sum(choices, ({ priceInCents }) => priceInCents),
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
