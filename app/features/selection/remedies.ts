import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

interface Remedy {
  choices: readonly Selectable[];
  replaced: readonly Selectable[];
  removed: readonly Selectable[];
}

/** One shortens formats, one removes programmes: fewest changes, then most hours; a mix only when neither suffices. */
export function findRemedies(
  choices: readonly Selectable[],
  programmes: readonly SelectableProgramme[],
  available: number | null,
): Remedy[] {
  if (available === null || sum(choices, ({ hours }) => hours) <= available) return [];
  const ways = listWays(choices, programmes)
    .filter((remedy) => sum(remedy.choices, ({ hours }) => hours) <= available)
    .toSorted((a, b) => countChanges(a) - countChanges(b) || countHours(b) - countHours(a));
  const kept = ways.find(({ removed }) => removed.length === 0);
  const reduced = ways.find((way) => way.replaced.length === 0 && way.choices.length > 0);
  const last = ways.find((way) => way.choices.length > 0) ?? ways[0];
  return (kept || reduced ? [kept, reduced] : [last]).filter((remedy) => remedy !== undefined);
}

function listWays(choices: readonly Selectable[], programmes: readonly SelectableProgramme[]): Remedy[] {
  return choices.reduce<Remedy[]>(
    (ways, choice) => {
      const programme = programmes.find(({ id }) => id === choice.programme);
      const shorter = programme ? listReferences(programme).filter(({ hours }) => hours < choice.hours) : [];
      return ways.flatMap((way) => [
        { ...way, choices: [...way.choices, choice] },
        { ...way, removed: [...way.removed, choice] },
        ...shorter.map((to) => ({ ...way, choices: [...way.choices, to], replaced: [...way.replaced, to] })),
      ]);
    },
    [{ choices: [], replaced: [], removed: [] }],
  );
}

function countChanges({ replaced, removed }: Remedy): number {
  return replaced.length + removed.length;
}

function countHours({ choices }: Remedy): number {
  return sum(choices, ({ hours }) => hours);
}
