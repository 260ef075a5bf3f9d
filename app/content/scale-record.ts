import { claimAt } from "./dated.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/**
 * Add a year with its source: amounts then lose « barème 2025 » and rank again.
 * @public Read by the content check.
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

export const scaleYear = lastRecord().value.year;

/** Whether the operator has confirmed a scale for a day (ISO date in Paris). */
export function isScaleConfirmed(day: string): boolean {
  return claimAt(scaleRecord, day) !== null;
}

/** The scale in force on a day, else the last known one. */
export function scaleYearAt(day: string): number {
  let record = scaleRecord;
  while (record.successor && (record.successor.validFrom ?? "") <= day) record = record.successor;
  return record.value.year;
}

/** « barème 2025 »; null once the year's scale is confirmed. */
export function scaleLabelAt(day: string): string | null {
  return isScaleConfirmed(day) ? null : typeset(`barème ${scaleYearAt(day)}`);
}
