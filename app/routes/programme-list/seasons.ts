import { listFormats } from "#app/content/offers.ts";
import { describeCardSeason, describeListSeason } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Season, Seasons } from "#app/content/season.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

type Offered = Pick<ProgrammeSummary, "formats" | "defaultFormat">;

/** The formats of a programme that can still be completed within the period. */
export function listInTime(programme: Pick<Offered, "formats">, seasons: Seasons): Format[] {
  return listFormats(programme).filter((format) => seasons[format]?.isInTime);
}

/** Whether the season tells formats apart: some can be completed in time, others cannot. Otherwise there is nothing to filter. */
export function tellsApart(programmes: readonly Offered[], seasons: Seasons): boolean {
  const fates = programmes.flatMap((programme) => listFormats(programme).map((format) => seasons[format]?.isInTime ?? false));
  return new Set(fates).size === 2;
}

/**
 * The format that a card leads with under « Cette année »: the default one where it ends in time, else the first that does,
 * else the default one.
 */
export function leadingFormat(programme: Offered, seasons: Seasons): Format {
  const inTime = listInTime(programme, seasons);
  return inTime.includes(programme.defaultFormat) ? programme.defaultFormat : (inTime[0] ?? programme.defaultFormat);
}

/** A season in words; `strong` is their head. */
export interface SeasonLine extends Season {
  strong: string;
  text: string;
}

/** A programme of the list, with what the season makes of it. */
export interface ListedProgramme extends ProgrammeSummary {
  /** Given where nothing of it can be completed in time, though the list says that some programmes can. */
  season: SeasonLine | null;
  /** The format that its card leads with under « Cette année ». */
  lead: Format;
}

/** A programme with the format that it leads with and, as an exception in its list, the first year in which one of its formats ends. */
export function listProgramme(programme: ProgrammeSummary, seasons: Seasons, isListInTime: boolean): ListedProgramme {
  const formats = listFormats(programme);
  const season = firstSeason(formats, seasons);
  const isException = season !== null && isListInTime && listInTime(programme, seasons).length === 0;
  return {
    ...programme,
    season: isException ? { ...season, ...describeCardSeason(formats, season.year) } : null,
    lead: leadingFormat(programme, seasons),
  };
}

/** The season of a whole list. */
export function describeSeason(programmes: readonly Offered[], seasons: Seasons): SeasonLine | null {
  const formats = FORMATS.filter((format) => programmes.some((programme) => listFormats(programme).includes(format)));
  const inTime = formats.filter((format) => seasons[format]?.isInTime);
  const season = firstSeason(inTime.length > 0 ? inTime : formats, seasons);
  const count = programmes.filter((programme) => listInTime(programme, seasons).length > 0).length;
  return (
    season && {
      ...season,
      ...describeListSeason({ count, inTime, isEveryFormat: inTime.length === formats.length, laterYear: season.year }),
    }
  );
}

function firstSeason(formats: readonly Format[], seasons: Seasons): Season | null {
  const known = formats.flatMap((format) => seasons[format] ?? []);
  return known.toSorted((a, b) => a.year.localeCompare(b.year))[0] ?? null;
}
