import { firstEndOf, isFeasibleBy } from "./format-calendar.ts";
import { organisation } from "./organisation.ts";
import type { Format } from "./vocabulary.ts";

/** The year in which a learner who enrols today completes a format. */
export interface Season {
  year: string;
  /** Whether that is still within the DPC period that is running. */
  isInTime: boolean;
}

/** The season of a format on a day (ISO date in Paris); null once the period is over, when no year is promised. */
export function seasonOf(format: Format, today: string, periodEnd = organisation.periodEnd): Season | null {
  if (today > periodEnd) return null;
  const isInTime = isFeasibleBy(periodEnd, format, today);
  return { year: (isInTime ? periodEnd : firstEndOf(format, today)).slice(0, 4), isInTime };
}

/** « terminée » of an EPP or an FC, « terminé » of a PI: before « en 2027 ». */
export function sayFinished(format: Format): string {
  return format === "PI" ? "terminé" : "terminée";
}
