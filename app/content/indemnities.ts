import { formatEuros } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

export const toConfirm = typeset("à confirmer");

/** Depends on every format. */
export const isYearToConfirm = organisation.indemnitiesToConfirm.length > 0;

/** Until the operator confirms it for this year. */
export function isToConfirm(format: Format): boolean {
  return organisation.indemnitiesToConfirm.includes(format);
}

/** « à confirmer », and the scale's year until confirmed. */
export function noteIndemnity(isUnconfirmed: boolean, scale: string | null): string {
  return [isUnconfirmed && toConfirm, scale].filter(Boolean).join(", ");
}

/** « 450 € », « 450 € (à confirmer) », « 450 € (barème 2025) » */
export function formatIndemnity(cents: number, isUnconfirmed: boolean, scale: string | null): string {
  const note = noteIndemnity(isUnconfirmed, scale);
  return note ? `${formatEuros(cents)} (${note})` : formatEuros(cents);
}
