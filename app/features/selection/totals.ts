import type { Totals } from "#app/content/pages/selection.ts";
import type { Selectable } from "./selectable.ts";

/** `available`: hours left, null for no limit. Multi-year ceilings aren't used. */
export function addUp(choices: readonly Selectable[], isFunded: boolean, available: number | null): Totals {
  const hours = sum(choices, ({ hours }) => hours);
  const hoursOver = available === null ? 0 : Math.max(0, hours - available);
  const isPaid = isFunded && hoursOver === 0;
  return {
    count: choices.length,
    hours,
    available,
    hoursOver,
    indemnityInCents: isPaid ? sum(choices, ({ indemnityInCents }) => indemnityInCents) : null,
    toConfirmInCents: isPaid ? sum(choices, ({ isToConfirm, indemnityInCents }) => (isToConfirm ? indemnityInCents : 0)) : 0,
    priceInCents: sum(choices, ({ priceInCents }) => priceInCents),
  };
}

export function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
