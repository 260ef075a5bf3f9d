import { listFormats } from "#app/content/offers.ts";
import { describeCardSeason, describeListSeason } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Season, Seasons } from "#app/content/season.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

type Offered = Pick<ProgrammeSummary, "formats" | "defaultFormat">;

export function listInTime(programme: Pick<Offered, "formats">, seasons: Seasons): Format[] {
  return listFormats(programme).filter((format) => seasons[format]?.isInTime);
}

/** Otherwise there is nothing to filter. */
export function tellsApart(programmes: readonly Offered[], seasons: Seasons): boolean {
  const fates = programmes.flatMap((programme) => listFormats(programme).map((format) => seasons[format]?.isInTime ?? false));
  return new Set(fates).size === 2;
}

/** Under « Cette année »: the default if it ends in time, else the first that does, else the default. */
export function leadingFormat(programme: Offered, seasons: Seasons): Format {
  const inTime = listInTime(programme, seasons);
  return inTime.includes(programme.defaultFormat) ? programme.defaultFormat : (inTime[0] ?? programme.defaultFormat);
}

/** `strong` is its heading. */
export interface SeasonLine extends Season {
  strong: string;
  text: string;
}

export interface ListedProgramme extends ProgrammeSummary {
  /** Set when nothing of it ends in time although other programmes do. */
  season: SeasonLine | null;
  /** Leading format under « Cette année ». */
  lead: Format;
}

/** An exception in its list gets the year its first format ends. */
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
