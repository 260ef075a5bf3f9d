import { droppedTexts } from "#app/content/pages/selection.ts";
import type { Selectable } from "./selectable.ts";
import type { Dropped } from "./selection-address.ts";

export interface Notice {
  strong: string;
  text: string;
  instead?: { label: string; choice: Selectable };
}

/** Longest dropped value shown, in characters. */
const MAX_VALUE_LENGTH = 24;

/** Dropped values come from opened addresses, which the server reads. */
export function explainDropped(dropped: readonly Dropped[]): Notice[] {
  return dropped.map((one) => {
    if (one.reason === "other-profession") return droppedTexts.otherProfession(one.choice, one.profession);
    if (one.reason === "hours") return droppedTexts.hours(one.value.slice(0, MAX_VALUE_LENGTH), one.kept);
    if (one.reason !== "second-format") return droppedTexts.unknown[one.reason](one.value.slice(0, MAX_VALUE_LENGTH));
    const instead = { label: droppedTexts.prefer(one.choice.format), choice: one.choice };
    return { ...droppedTexts.secondFormat(one.choice, one.kept), instead };
  });
}
