import { citeSource } from "#app/content/answer-words.ts";
import { type EmployerFileSheets, type FileCourse, writeSheets } from "#app/content/pages/employer-file-sheets.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import type { Employer, Format, Profession } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { type Answer, answer } from "./answer.ts";
import { type Day, yearOf } from "./when.ts";
import type { Visitor } from "./who.ts";
import { writeAnswer } from "./write.ts";
import { writeKnownPayer } from "./write-payer.ts";

interface FileSubject {
  /** Non-empty, of one profession. */
  courses: ReadonlyArray<{ programme: Programme; format: Format; offer: Offer }>;
  profession: Profession;
  employer: Employer | null;
  today: Day;
  /** `https://…` */
  siteOrigin: string;
}

/** Letter and annexes for an employer. Who pays is told as of the last end: what holds for it holds for all. */
export function writeEmployerFile(
  { courses, profession, employer, today, siteOrigin }: FileSubject,
  records: Years = years,
): EmployerFileSheets {
  const person: Visitor = { status: "salarie", employer };
  const answered = courses.map((course) => {
    const { format, offer } = course;
    return { course, found: answer({ ...offer, profession, format }, person, today, records) };
  });
  const last = answered.map(({ found }) => found).reduce((one, other) => (other.ends > one.ends ? other : one));
  return writeSheets({
    courses: answered.map(({ course, found }) => ({ ...course, ...readCourse(found, today, records) })),
    payer: writeKnownPayer(last, profession, person),
    today,
    siteOrigin,
  });
}

function readCourse(found: Answer, today: Day, records: Years): Pick<FileCourse, "end" | "validity"> {
  const { ends, countsFor, reference, proofs } = found;
  const { expired } = writeAnswer(found, today, records);
  const year = yearOf(ends);
  const [source] = proofs.find(({ id }) => id === "references")?.sources ?? [];
  return {
    end: { year, isLater: year > yearOf(today), isInPeriod: countsFor.period !== null },
    validity:
      expired === null && reference.lastDay !== null
        ? { until: reference.lastDay, source: source ? citeSource(source) : null }
        : { expired: expired ?? "" },
  };
}
