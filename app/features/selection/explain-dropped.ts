import { formatHours } from "#app/content/format.ts";
import { droppedTexts, selectionPage } from "#app/content/pages/selection.ts";
import { yearHours } from "./rights.ts";
import type { Selectable } from "./selectable.ts";
import type { Dropped, ReadSelection } from "./selection-address.ts";

export interface Notice {
  strong: string;
  text: string;
  instead?: { label: string; choice: Selectable };
}

/** Server only: dropped values come from opened addresses. */
export function explainDropped({ dropped, ...read }: ReadSelection): Notice[] {
  return dropped.map((one) => explain(one, read));
}

function explain(one: Dropped, { selection: { profession, status }, hasProfession }: Omit<ReadSelection, "dropped">): Notice {
  const { options } = selectionPage.questions.profession;
  switch (one.reason) {
    case "unknown-value": {
      const kept = {
        profession: hasProfession ? options[profession] : null,
        status: selectionPage.questions.status.options[status],
        employer: null,
        hours: hasProfession ? formatHours(yearHours(profession)) : null,
      };
      return droppedTexts.unknownValue(one.key, one.value, kept[one.key]);
    }
    case "above-ceiling":
      return droppedTexts.aboveCeiling(one.value, one.ceiling);
    case "hours-in-part":
      return droppedTexts.hoursInPart(one.value, one.hours);
    case "unknown-reference":
      return droppedTexts.unknownReference(one.reference);
    case "other-profession":
      return droppedTexts.otherProfession(one.choice, one.profession);
    case "second-format": {
      const instead = { label: droppedTexts.prefer(one.choice.format), choice: one.choice };
      return { ...droppedTexts.secondFormat(one.choice, one.kept), instead };
    }
  }
}
