import type { Offer } from "#app/content/schema.ts";

interface Rights {
  /** A funder settles the price in full. */
  isSettled: boolean;
  /** The agency pays an indemnity and counts the hours. */
  isIndemnified: boolean;
  /** Hours a year that the agency can fund. */
  yearHours: number;
}

export interface WorkedExample {
  priceInCents: number;
  toPayInCents: number;
  /** `null` when the agency pays no indemnity and counts no hours. */
  indemnityInCents: number | null;
  hoursLeft: number | null;
}

/** What one action costs and brings to an eligible visitor who has used no hours yet. */
export function workOutExample(offer: Offer, { isSettled, isIndemnified, yearHours }: Rights): WorkedExample {
  const { priceInCents } = offer;
  return {
    priceInCents,
    toPayInCents: isSettled ? 0 : priceInCents,
    indemnityInCents: isIndemnified ? offer.indemnityInCents : null,
    hoursLeft: isIndemnified ? yearHours - offer.hours : null,
  };
}
