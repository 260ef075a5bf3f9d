import { formatHours, formatNumber } from "#app/content/format.ts";
import { listFormats, offerOf } from "#app/content/offers.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** « 4 à 10 h », or « 4 h » when all formats last as long. */
export function describeHoursRange(programme: Pick<ProgrammeSummary, "formats">): string {
  const hours = listFormats(programme).flatMap((format) => offerOf(programme, format)?.hours ?? []);
  const shortest = Math.min(...hours);
  const longest = Math.max(...hours);
  return shortest === longest ? formatHours(longest) : `${formatNumber(shortest)} à ${formatHours(longest)}`;
}

export interface HoursPart {
  format: "FC" | "EPP";
  hours: number;
}

/** What the hours of a format are made of: an integrated programme adds its FC and its EPP. Empty when the format is not offered. */
export function splitHours(programme: Pick<ProgrammeSummary, "formats">, format: Format): HoursPart[] {
  const parts = format === "PI" ? (["FC", "EPP"] as const) : [format];
  if (!offerOf(programme, format)) return [];
  return parts.map((part) => ({ format: part, hours: offerOf(programme, part)?.hours ?? 0 }));
}
