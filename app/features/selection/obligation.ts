import type { Format } from "#app/content/vocabulary.ts";
import type { Selectable } from "./selectable.ts";

/** The law's third type, risk management, isn't in the catalogue. */
export const ACTION_TYPES = ["FC", "EPP"] as const;
type ActionType = (typeof ACTION_TYPES)[number];

const TYPES: Readonly<Record<Format, readonly ActionType[]>> = { PI: ACTION_TYPES, EPP: ["EPP"], FC: ["FC"] };

/** An integrated programme counts as both. */
export function typesOf(format: Format): readonly ActionType[] {
  return TYPES[format];
}

/** Free path of Code de la santé publique, art. R. 4021-4: two types of action, one in the priority orientations. */
export function weighObligation(choices: readonly Selectable[]) {
  const held = {
    FC: choices.filter(({ format }) => typesOf(format).includes("FC")),
    EPP: choices.filter(({ format }) => typesOf(format).includes("EPP")),
  };
  const missing = ACTION_TYPES.filter((type) => held[type].length === 0);
  const priorities = choices.filter(({ isPriority }) => isPriority);
  /** 1: two types, priority unverified. 2: with a known priority. */
  const levelOfBoth = priorities.length > 0 ? 2 : 1;
  const level = missing.length > 0 ? 0 : levelOfBoth;
  return { held, missing, priorities, level };
}
