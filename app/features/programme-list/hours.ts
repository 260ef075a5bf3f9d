import { formatHours, formatNumber } from "#app/content/format.ts";
import { listFormats, offerOf } from "#app/content/programmes/index.ts";
import type { Format, Programme } from "#app/content/schema.ts";

/** « 4 à 10 h », or « 4 h » when all formats last as long. */
export function describeHoursRange(programme: Programme): string {
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
export function splitHours(programme: Programme, format: Format): HoursPart[] {
  const parts = format === "PI" ? (["FC", "EPP"] as const) : [format];
  if (!offerOf(programme, format)) return [];
  return parts.map((part) => ({ format: part, hours: offerOf(programme, part)?.hours ?? 0 }));
}
