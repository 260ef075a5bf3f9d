import { weekdayOf } from "#app/content/days.ts";
import { capitalise, joinWords } from "#app/content/format.ts";
import { describeSpan, spansOn } from "#app/content/opening-hours.ts";
import { organisation } from "#app/content/organisation.ts";
import { type CallTimeDoubt, doubtCallTime, readCallTime } from "#workers/people/calls/callback-times.ts";
import { dayOf, formatFullDate, formatFullMoment } from "#workers/people/labels/french-time.ts";

/** `doubt` is told before the time is noted. */
export type AskedTime = { moment: string; doubt: string | null } | { fault: string };

const DOUBTS: Readonly<Record<CallTimeDoubt, (moment: string) => string>> = {
  far: (moment) => `${formatFullDate(dayOf(moment))} est dans plus d'un an`,
  holiday: (moment) => `${formatFullDate(dayOf(moment))} est un jour férié`,
  day: (moment) => `${formatFullDate(dayOf(moment))}, personne n'appelle`,
  hour: (moment) => `${formatFullMoment(moment)} : ce jour-là, les conseillers appellent ${describeHours(dayOf(moment))}`,
};

function describeHours(day: string): string {
  return joinWords(spansOn(organisation.opening, weekdayOf(day)).map(describeSpan));
}

/** Reads the time of the next call. `certain` is a doubtful one (ISO 8601) that the adviser wants all the same. */
export function readAskedTime(text: string | undefined, certain: string | undefined, now: Date): AskedTime {
  const read = readCallTime(text, now);
  if ("fault" in read) {
    const words = read.fault === "past" ? "Ce moment est passé : choisissez-en un autre." : "Choisissez le jour et l'heure du rappel.";
    return { fault: `${words} Rien n'a été noté.` };
  }
  const { moment } = read;
  const doubt = moment === certain ? null : doubtCallTime(moment, now);
  return { moment, doubt: doubt && `${capitalise(DOUBTS[doubt](moment))}. Rien n'est encore noté.` };
}
