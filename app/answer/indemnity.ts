import type { Format, Standing } from "#app/content/vocabulary.ts";
import type { Year, Years } from "#app/content/year-schema.ts";
import { type When, yearOf } from "./when.ts";

export interface Indemnity {
  /** Last published figure; null where this person gets none, or its standing is unknown for them. */
  cents: number | null;
  standing: Standing;
  /** Of the scale the figure comes from. */
  year: string | null;
  /** Only where a lower one is announced. */
  announcedInCents: number | null;
}

type Scale = NonNullable<Year["scale"]>;

/** The scale of a year, else the last one before it. */
export function lastScale(year: string, records: Years): { year: string; scale: Scale } | null {
  const known = Object.entries(records).flatMap(([of, { scale }]) => (scale && of <= year ? { year: of, scale } : []));
  return known.toSorted((a, b) => a.year.localeCompare(b.year)).at(-1) ?? null;
}

/** The announced share of a year, until its scale is read. */
export function announcedOf(year: string, records: Years) {
  const ofYear = records[year];
  return ofYear?.scale ? null : (ofYear?.announced ?? null);
}

const noFigure = { cents: null, year: null, announcedInCents: null };

/** `isOutsideAgency`: an employer or the person pays, so the agency gives nothing. */
export function readIndemnity(
  format: Format,
  figureInCents: number,
  { ends, funding }: When,
  isOutsideAgency: boolean,
  records: Years,
): Indemnity {
  if (isOutsideAgency) return { ...noFigure, standing: funding ? "none" : "not-published" };
  const year = yearOf(ends);
  const last = lastScale(year, records);
  const figure = { cents: last && share(figureInCents, last.scale.share[format]), year: last?.year ?? null };
  if (!funding) return { ...figure, standing: "not-published", announcedInCents: null };
  if (last?.year === year) return { ...figure, standing: "confirmed", announcedInCents: null };
  const announced = announcedOf(year, records)?.share[format];
  return announced === undefined
    ? { ...figure, standing: "last-published", announcedInCents: null }
    : { ...figure, standing: "announced-lower", announcedInCents: share(figureInCents, announced) };
}

/** In cents, rounded. */
export function share(cents: number, of: number): number {
  return Math.round(cents * of);
}

/** Beside every unconfirmed amount of a day: of which scale, or in which year. */
export type AmountLabel = { kind: "scale" | "in"; year: string } | null;

export function labelAmount({ standing, year, cents }: Pick<Indemnity, "standing" | "year" | "cents">, isDayFunded: boolean): AmountLabel {
  if (standing === "confirmed" || year === null || cents === null) return null;
  return { kind: isDayFunded ? "scale" : "in", year };
}
