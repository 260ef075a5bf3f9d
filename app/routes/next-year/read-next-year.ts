import { answerProgramme } from "#app/answer/answer.ts";
import { joinProofs } from "#app/answer/proofs.ts";
import { unpublishedYear } from "#app/answer/when.ts";
import { NOBODY } from "#app/answer/who.ts";
import { type WrittenProof, writeAnswer, writeProofs } from "#app/answer/write.ts";
import { type Citation, readClaims, readLead } from "#app/content/pages/next-year.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

export interface NextYearLine {
  text: string;
  /** How sure, where the group doesn't say. */
  word: string | null;
  note: string | null;
  sources: readonly Citation[];
}

/** Started today. */
export interface Today {
  format: Format;
  year: string;
  isInTime: boolean;
  line: string;
}

/** What the answers of a day (ISO date in Paris) rest on for whoever has said nothing, and what is known of the certification. */
export function readNextYear(day: string) {
  const claims = readClaims(day);
  const answers = programmes.flatMap((programme) => answerProgramme(programme, NOBODY, day));
  const proofs = writeProofs(joinProofs(answers.map((one) => one.proofs)), day);
  const proved = (isOfGroup: (proof: WrittenProof) => boolean) => proofs.filter(isOfGroup).map(describeProof);
  return {
    lead: readLead(day),
    writtenSource: claims.writtenSource,
    written: [
      ...proved(({ certainty }) => certainty !== null && certainty !== "announced"),
      ...claims.written.map(({ text, source }) => ({ text, word: null, note: null, sources: source ? [source] : [] })),
    ],
    announced: [
      ...proved(({ certainty }) => certainty === "announced"),
      ...claims.announced.map(({ text, source }) => ({ text, word: null, note: null, sources: source ? [source] : [] })),
    ],
    unknown: [
      ...proved(({ certainty }) => certainty === null),
      ...claims.unknown.map(({ question, text }) => ({ text: question, word: null, note: text, sources: [] })),
    ],
    /** Whose funding nobody has published, where something that starts today ends in it. */
    callYear: answers.some(({ payer }) => payer.kind === "unknown") ? unpublishedYear(day) : null,
    today: FORMATS.toReversed().flatMap((format): Today[] => {
      const found = answers.find((one) => one.format === format);
      const written = found && writeAnswer(found, day);
      return written?.end ? [{ format, year: written.end.year, isInTime: !written.end.isLate, line: written.line }] : [];
    }),
  };
}

function describeProof({ certainty, word, text, sources }: WrittenProof): NextYearLine {
  const isPlain = certainty === null || certainty === "text" || certainty === "announced";
  return { text, word: isPlain ? null : word, note: null, sources };
}
