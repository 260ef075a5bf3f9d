import type { Selectable } from "./selectable.ts";

/** The law's third type, risk management, isn't in the catalogue. */
export const ACTION_TYPES = ["FC", "EPP"] as const;

/** Free path of Code de la santé publique, art. R. 4021-4: two types of action, one in the priority orientations. */
export function weighObligation(choices: readonly Selectable[]) {
  // An integrated programme counts as both.
  const held = {
    FC: choices.filter(({ format }) => format !== "EPP"),
    EPP: choices.filter(({ format }) => format !== "FC"),
  };
  const missing = ACTION_TYPES.filter((type) => held[type].length === 0);
  const priorities = choices.filter(({ isPriority }) => isPriority);
  /** 1: two types, priority unverified. 2: with a known priority. */
  const levelOfBoth = priorities.length > 0 ? 2 : 1;
  const level = missing.length > 0 ? 0 : levelOfBoth;
  return { held, missing, priorities, level };
}
