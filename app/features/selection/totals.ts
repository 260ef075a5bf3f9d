import { answerTogether } from "#app/answer/together.ts";
import { writeTogetherLine } from "#app/answer/write-together.ts";
import type { Totals } from "#app/content/pages/selection.ts";
import type { Said } from "./said.server.ts";
import type { Selectable } from "./selectable.ts";

/** `available`: hours left, null for no limit. Multi-year ceilings aren't used. `said`: of each reference, for this status. */
export function addUp(choices: readonly Selectable[], said: Readonly<Record<string, Said>>, available: number | null): Totals {
  const each = choices.flatMap(({ reference }) => said[reference] ?? []);
  const together = answerTogether(each, available);
  const { amount } = each[0] ?? {};
  return {
    ...together,
    count: choices.length,
    available,
    label: amount?.label ?? null,
    text: writeTogetherLine(together, each),
  };
}

export function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
