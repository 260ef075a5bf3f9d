import { firstEndOf, isFeasibleBy } from "./format-calendar.ts";
import { organisation } from "./organisation.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

/** The year in which someone who enrols today completes a format. */
export interface Season {
  year: string;
  /** Whether that is within the current DPC period. */
  isInTime: boolean;
}

/** On a day (ISO date in Paris); null after the period, when no year is promised. */
export function seasonOf(format: Format, today: string, periodEnd = organisation.periodEnd): Season | null {
  if (today > periodEnd) return null;
  const isInTime = isFeasibleBy(periodEnd, format, today);
  return { year: (isInTime ? periodEnd : firstEndOf(format, today)).slice(0, 4), isInTime };
}

export type Seasons = Readonly<Record<Format, Season | null>>;

export function readSeasons(today: string): Seasons {
  return Object.fromEntries(FORMATS.map((format) => [format, seasonOf(format, today)])) as Record<Format, Season | null>;
}
