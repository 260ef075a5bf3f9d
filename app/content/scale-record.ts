import { claimAt } from "./dated.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/**
 * The scale behind every amount of the site. To confirm the scale of a year: its year, its days, its source. Then amounts lose
 * « barème 2025 » and rank again.
 * @public The content check reads it by its name.
 */
export const scaleRecord: DatedClaim<{ year: number }> = {
  value: { year: 2025 },
  sources: [],
  validFrom: "2025-01-01",
  validUntil: "2025-12-31",
  successor: null,
};

function lastRecord(): DatedClaim<{ year: number }> {
  let record = scaleRecord;
  while (record.successor) record = record.successor;
  return record;
}

/** The year of the newest scale, behind every amount of the catalogue. */
export const scaleYear = lastRecord().value.year;

/** Whether the operator has confirmed a scale for a day (ISO date in Paris). */
export function isScaleConfirmed(day: string): boolean {
  return claimAt(scaleRecord, day) !== null;
}

/** The year of the scale in force on a day, else of the last one that is known. */
export function scaleYearAt(day: string): number {
  let record = scaleRecord;
  while (record.successor && (record.successor.validFrom ?? "") <= day) record = record.successor;
  return record.value.year;
}

/** « barème 2025 », beside each amount until the scale of the year is confirmed; null from then on. */
export function scaleLabelAt(day: string): string | null {
  return isScaleConfirmed(day) ? null : typeset(`barème ${scaleYearAt(day)}`);
}
