import { answerProgramme } from "#app/answer/answer.ts";
import { joinProofs } from "#app/answer/proofs.ts";
import { NOBODY, type Person } from "#app/answer/who.ts";
import { type WrittenProof, writeAnswer, writeProofs } from "#app/answer/write.ts";
import { readYear } from "#app/answer/year.ts";
import { type Citation, nextYearPage, readClaims } from "#app/content/pages/next-year.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { EMPLOYERS, FORMATS, type Format, STATUSES } from "#app/content/vocabulary.ts";

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

const PERSONS: readonly Person[] = STATUSES.flatMap((status): Person[] =>
  status === "salarie" ? [null, ...EMPLOYERS].map((employer) => ({ status, employer })) : [{ status, employer: null }],
);

/** What every answer of a day (ISO date in Paris) rests on, whole, and what is known of the certification. */
export function readNextYear(day: string) {
  const claims = readClaims(day);
  const answers = [NOBODY, ...PERSONS].flatMap((person) => programmes.flatMap((programme) => answerProgramme(programme, person, day)));
  // What an employer leaves open is part of what is left open for all.
  const proofs = writeProofs(joinProofs(answers.map((one) => one.proofs.filter(({ id }) => id !== "later-own"))), day);
  const proved = (isOfGroup: (proof: WrittenProof) => boolean) => proofs.filter(isOfGroup).map(tellProof);
  return {
    lead: readYear(day).period?.isOver === false ? nextYearPage.leads.running : nextYearPage.leads.over,
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
    today: FORMATS.toReversed().flatMap((format): Today[] => {
      const found = answers.find((one) => one.format === format);
      const written = found && writeAnswer(found, day);
      return written?.end ? [{ format, year: written.end.year, isInTime: !written.end.isLate, line: written.line }] : [];
    }),
  };
}

function tellProof({ certainty, word, text, sources }: WrittenProof): NextYearLine {
  const isPlain = certainty === null || certainty === "text" || certainty === "announced";
  return { text, word: isPlain ? null : word, note: null, sources };
}
