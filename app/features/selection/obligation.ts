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

/**
 * What a selection counts for. The free path of art. R. 4021-4 of the public health code: two of the three types of action
 * (continuing education, practice evaluation, risk management), and one action at least in the priority orientations.
 */
export function weighObligation(choices: readonly Selectable[], programmes: readonly SelectableProgramme[]) {
  /** Choices that count for each type. */
  const held = {
    FC: choices.filter(({ format }) => typesOf(format).includes("FC")),
    EPP: choices.filter(({ format }) => typesOf(format).includes("EPP")),
  };
  const missing = ACTION_TYPES.filter((type) => held[type].length === 0);
  /** Choices whose theme is known to be a national priority. */
  const priorities = choices.filter(({ programme }) => programmes.find(({ id }) => id === programme)?.isPriority);
  /** 1 for two types, 2 with a known priority; without a known priority, the visitor has to check. */
  const levelOfBoth = priorities.length > 0 ? 2 : 1;
  const level = missing.length > 0 ? 0 : levelOfBoth;
  return { held, missing, priorities, level };
}
