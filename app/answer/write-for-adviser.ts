import { explainReference, formatHead, spellAmount } from "#app/content/answer-words.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { answer } from "./answer.ts";
import type { Day } from "./when.ts";
import type { Visitor } from "./who.ts";
import { writeAnswer } from "./write.ts";

/** An offer as the person reads it, for whoever talks with them. */
export interface AnswerForAdviser {
  /** Null where the payer is unknown: the line says it. */
  head: string | null;
  line: string;
  /** The indemnity, and which scale it is of: « 180 €, barème 2025 ». */
  amount: string;
  /** Until when the reference may be used. */
  reference: string;
}

export function writeForAdviser(
  { programme, format, offer }: { programme: Pick<Programme, "profession">; format: Format; offer: Offer },
  person: Visitor,
  day: Day,
  records: Years = years,
): AnswerForAdviser {
  const found = answer({ ...offer, profession: programme.profession, format }, person, day, records);
  const { head, line, indemnity, expired } = writeAnswer(found, day, records);
  const { lastDay, state } = found.reference;
  return {
    head: head && formatHead(head),
    line,
    amount: spellAmount(indemnity),
    reference: expired ?? explainReference(lastDay ?? day, state === "ends-after"),
  };
}
