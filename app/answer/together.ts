import type { TogetherKey } from "#app/content/vocabulary.ts";
import type { Answer } from "./answer.ts";

/** What a sum needs of each answer. */
export interface Weighed extends Pick<Answer, "hours" | "priceInCents" | "ends" | "line"> {
  payer: Pick<Answer["payer"], "kind">;
  indemnity: Pick<Answer["indemnity"], "cents">;
  countsFor: Pick<Answer["countsFor"], "types">;
}

export function pickWeighed({ hours, priceInCents, ends, line, payer, indemnity, countsFor }: Answer): Weighed {
  const { kind } = payer;
  return { hours, priceInCents, ends, line, payer: { kind }, indemnity: { cents: indemnity.cents }, countsFor: { types: countsFor.types } };
}

export interface Together {
  hours: number;
  /** More than are left; 0 where the agency counts none. */
  hoursOver: number;
  priceInCents: number;
  /** Null where one is unknown: a known amount is never added to an unknown one. */
  toPayInCents: number | null;
  indemnityInCents: number | null;
  /** Null without an offer. */
  line: TogetherKey | null;
  /** The year in which the last one ends. */
  endYear: string | null;
  /** Types of action that no offer has. */
  missing: readonly ("FC" | "EPP")[];
}

/** What several answers for one person and day come to. `hoursLeft`: null for no limit. */
export function answerTogether(each: readonly Weighed[], hoursLeft: number | null): Together {
  const hours = sum(each, (one) => one.hours);
  const hoursOver = hoursLeft === null ? 0 : Math.max(0, hours - hoursLeft);
  const [first] = each;
  // Several payers are nobody to name in a total.
  const payer = first && each.every((one) => one.payer.kind === first.payer.kind) ? first.payer.kind : null;
  const paid = (cents: number) => (payer === "agency" && hoursOver === 0 ? cents : null);
  const priceInCents = sum(each, (one) => one.priceInCents);
  const types = new Set(each.flatMap(({ countsFor }) => countsFor.types));
  return {
    hours,
    hoursOver,
    priceInCents,
    toPayInCents: payer === "self" ? priceInCents : paid(0),
    indemnityInCents: paid(sum(each, ({ indemnity }) => indemnity.cents ?? 0)),
    line: hoursOver > 0 ? "over" : readLineTogether(each),
    endYear:
      each
        .map(({ ends }) => ends.slice(0, 4))
        .toSorted()
        .at(-1) ?? null,
    missing: (["FC", "EPP"] as const).filter((type) => !types.has(type)),
  };
}

/** Of different lines, the one that says the least is published. */
function readLineTogether(each: readonly Weighed[]): TogetherKey | null {
  const lines = [...new Set(each.map(({ line }) => line))];
  if (lines.length < 2) return lines[0] ?? null;
  const ofDay = lines.find((line) => line === "year-unpublished" || line === "period-unpublished");
  return ofDay ?? (lines.includes("ends-later") ? "partly-later" : "partly-later-no-period");
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
