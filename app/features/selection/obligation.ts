import type { Format } from "#app/content/vocabulary.ts";
import type { Selectable, SelectableProgramme } from "./selectable.ts";

/** The types of action that the catalogue offers; the third one of the law, risk management, it does not. */
export const ACTION_TYPES = ["FC", "EPP"] as const;
type ActionType = (typeof ACTION_TYPES)[number];

const TYPES: Readonly<Record<Format, readonly ActionType[]>> = { PI: ACTION_TYPES, EPP: ["EPP"], FC: ["FC"] };

/** What a format counts for: an integrated programme is both. */
export function typesOf(format: Format): readonly ActionType[] {
  return TYPES[format];
}

export interface Obligation {
  /** Choices that count for each type. */
  held: Readonly<Record<ActionType, readonly Selectable[]>>;
  missing: readonly ActionType[];
  /** Choices whose theme is known to be a national priority. */
  priorities: readonly Selectable[];
  /** Two types and a known priority; without a known priority, the visitor has to check. */
  level: ObligationLevel;
}

export const OBLIGATION_LEVELS = ["one-type", "two-types", "two-types-and-priority"] as const;
type ObligationLevel = (typeof OBLIGATION_LEVELS)[number];

/**
 * What a selection counts for. The free path of art. R. 4021-4 of the public health code: two of the three types of action
 * (continuing education, practice evaluation, risk management), and one action at least in the priority orientations.
 */
export function weighObligation(choices: readonly Selectable[], programmes: readonly SelectableProgramme[]): Obligation {
  const held = {
    FC: choices.filter(({ format }) => typesOf(format).includes("FC")),
    EPP: choices.filter(({ format }) => typesOf(format).includes("EPP")),
  };
  const missing = ACTION_TYPES.filter((type) => held[type].length === 0);
  const priorities = choices.filter(({ programme }) => programmes.find(({ id }) => id === programme)?.isPriority);
  const level = missing.length > 0 ? "one-type" : priorities.length > 0 ? "two-types-and-priority" : "two-types";
  return { held, missing, priorities, level };
}
