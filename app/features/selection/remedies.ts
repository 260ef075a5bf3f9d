import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";
import { sum } from "./totals.ts";

interface Way {
  choices: readonly Selectable[];
  replaced: readonly Selectable[];
  removed: readonly Selectable[];
}

/** One shortens formats, one removes programmes: fewest changes, then most hours; a mix only when neither suffices. */
export function findRemedies(choices: readonly Selectable[], programmes: readonly SelectableProgramme[], available: number | null) {
  if (available === null || sum(choices, ({ hours }) => hours) <= available) return [];
  const ways = listWays(choices, programmes)
    .map((way) => ({ ...way, changes: way.replaced.length + way.removed.length, hours: sum(way.choices, ({ hours }) => hours) }))
    .filter(({ hours }) => hours <= available)
    .toSorted((a, b) => a.changes - b.changes || b.hours - a.hours);
  const kept = ways.find(({ removed }) => removed.length === 0);
  const reduced = ways.find((way) => way.replaced.length === 0 && way.choices.length > 0);
  const last = ways.find((way) => way.choices.length > 0) ?? ways[0];
  return (kept || reduced ? [kept, reduced] : [last]).filter((remedy) => remedy !== undefined);
}

function listWays(choices: readonly Selectable[], programmes: readonly SelectableProgramme[]): Way[] {
  return choices.reduce<Way[]>(
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
