import { offerOf } from "#app/content/offers.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** An integrated programme adds FC and EPP. Empty when not offered. */
export function splitHours(programme: Pick<ProgrammeSummary, "formats">, format: Format): Array<{ format: Format; hours: number }> {
  const parts = format === "PI" ? (["FC", "EPP"] as const) : [format];
  if (!offerOf(programme, format)) return [];
  return parts.map((part) => ({ format: part, hours: offerOf(programme, part)?.hours ?? 0 }));
}
