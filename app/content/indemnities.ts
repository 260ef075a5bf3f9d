import { formatEuros } from "./format.ts";
import { listFormats, offerOf } from "./offers.ts";
import { organisation } from "./organisation.ts";
import type { Programme } from "./schema.ts";
import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

export const toConfirm = typeset("à confirmer");

/** The yearly maximum depends on every format. */
export const isYearToConfirm = organisation.indemnitiesToConfirm.length > 0;

/** Whether the operator has not confirmed the indemnity of a format for this year. */
export function isToConfirm(format: Format): boolean {
  return organisation.indemnitiesToConfirm.includes(format);
}

/** Whether an announced amount depends on an unconfirmed indemnity; an amount that no format has depends on all of them. */
export function isAmountToConfirm(programme: Pick<Programme, "formats">, cents: number): boolean {
  const offered = listFormats(programme);
  const own = offered.filter((format) => offerOf(programme, format)?.indemnityInCents === cents);
  return (own.length > 0 ? own : offered).some(isToConfirm);
}

/** What stands beside an indemnity: whether it is to be confirmed, and the scale of its year until that is. */
export function noteIndemnity(isUnconfirmed: boolean, scale: string | null): string {
  return [isUnconfirmed && toConfirm, scale].filter(Boolean).join(", ");
}

/** « 450 € », « 450 € (à confirmer) », « 450 € (barème 2025) » */
export function formatIndemnity(cents: number, isUnconfirmed: boolean, scale: string | null): string {
  const note = noteIndemnity(isUnconfirmed, scale);
  return note ? `${formatEuros(cents)} (${note})` : formatEuros(cents);
}
