import { claimAt } from "./dated.ts";
import { addDays } from "./days.ts";
import { organisation } from "./organisation.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/** To add a year, write its record as `successor`, with its source; nothing is promised until then. */
export const funding = {
  value: { annualHours: organisation.annualHours },
  sources: [],
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  successor: null,
} satisfies DatedClaim<{ annualHours: typeof organisation.annualHours }>;

/** `value` holds in the published year, `later` after it. */
export function ofFundingYear<Value>(value: Value, later: Value): DatedClaim<Value> {
  const { validFrom, validUntil, sources } = funding;
  const successor = { value: later, sources, validFrom: addDays(validUntil, 1), validUntil: null, successor: null };
  return { value, sources, validFrom, validUntil, successor };
}

/** `day` is an ISO date in Paris. */
export function isFundingPublished(day: string): boolean {
  return claimAt<unknown>(funding, day) !== null;
}

/** Shown next to hours, so they aren't read as another year's. */
export const fundingYear = funding.validUntil.slice(0, 4);

export function explainUnpublished(day: string): string {
  return typeset(`La prise en charge de ${day.slice(0, 4)} n'est pas publiée.`);
}

/** « aucune » in a published year, else unknown. */
export function describeNoIndemnity(day: string): { term: string; value: string } {
  return typeset(
    isFundingPublished(day) ? { term: "Indemnité de l'Agence", value: "aucune" } : { term: "Indemnité", value: "non publiée" },
  );
}
