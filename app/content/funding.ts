import { claimAt } from "./dated.ts";
import { addDays } from "./days.ts";
import { organisation } from "./organisation.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/**
 * What the agency pays for in a year, as far as it is published: within so many hours, with an indemnity. To add a year: its record as
 * `successor`, with its source. Until then no page promises anything of that year.
 */
export const funding = {
  value: { annualHours: organisation.annualHours },
  sources: [],
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  successor: null,
} satisfies DatedClaim<{ annualHours: typeof organisation.annualHours }>;

/** What the agency's published year proves, and what is said once it is over. */
export function ofFundingYear<Value>(value: Value, later: Value): DatedClaim<Value> {
  const { validFrom, validUntil, sources } = funding;
  const successor = { value: later, sources, validFrom: addDays(validUntil, 1), validUntil: null, successor: null };
  return { value, sources, validFrom, validUntil, successor };
}

/** Whether what the agency pays is published for a day (ISO date in Paris). */
export function isFundingPublished(day: string): boolean {
  return claimAt<unknown>(funding, day) !== null;
}

/** The last year that the agency has published: named beside its hours, so that no other year reads of them as its own. */
export const fundingYear = funding.validUntil.slice(0, 4);

/** « La prise en charge de 2027 n'est pas publiée. », in the place of a promise that only another year proves. */
export function sayUnpublished(day: string): string {
  return typeset(`La prise en charge de ${day.slice(0, 4)} n'est pas publiée.`);
}

/** The indemnity of those whom the agency does not pay: « aucune » in a year that it has published, else unknown. */
export function describeNoIndemnity(day: string): { term: string; value: string } {
  return typeset(
    isFundingPublished(day) ? { term: "Indemnité de l'Agence", value: "aucune" } : { term: "Indemnité", value: "non publiée" },
  );
}
