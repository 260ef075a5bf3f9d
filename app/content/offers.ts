import { decapitalise, formatHours, formatNumber } from "./format.ts";
import { formats } from "./formats.ts";
import type { Offer, Programme } from "./programmes/programme-schema.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

type Offered = Pick<Programme, "formats">;
type WithEveryOffer = Pick<Programme, "formats" | "mobileOffer">;

export function offerOf(programme: Offered, format: Format): Offer | undefined {
  return programme.formats[format];
}

export function listFormats(programme: Offered): Format[] {
  return FORMATS.filter((format) => offerOf(programme, format) !== undefined);
}

/** Default first, then a second reference (that of phones). */
export function offersOf({ formats, mobileOffer }: WithEveryOffer, format: Format): Offer[] {
  const offer = formats[format];
  if (!offer) return [];
  return mobileOffer?.format === format ? [offer, mobileOffer] : [offer];
}

export function listOffers(programme: WithEveryOffer): Array<{ format: Format; offer: Offer }> {
  return FORMATS.flatMap((format) => offersOf(programme, format).map((offer) => ({ format, offer })));
}

/** « 4 h », or « 6 ou 7 h » with two references. */
export function describeFormatHours(programme: WithEveryOffer, format: Format): string {
  const hours = [...new Set(offersOf(programme, format).map((offer) => offer.hours))].toSorted((a, b) => a - b);
  return hours.map((count, index) => (index === hours.length - 1 ? formatHours(count) : `${withoutUnit(count)}\u00A0ou\u00A0`)).join("");
}

/** « 4 » in « 4 ou 6 h », but « 3 h 30 ». */
function withoutUnit(hours: number): string {
  return Number.isInteger(hours) ? formatNumber(hours) : formatHours(hours);
}

export function describeHoursRange(programme: WithEveryOffer): string {
  const hours = listOffers(programme).map(({ offer }) => offer.hours);
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  return shortest === longest ? formatHours(longest) : `${withoutUnit(shortest)} à ${formatHours(longest)}`;
}

/** « jusqu'à »: the highest indemnity of its formats. */
export function highestIndemnityInCents(programme: Offered): number {
  return Math.max(...FORMATS.map((format) => offerOf(programme, format)?.indemnityInCents ?? 0));
}

export function nameOffer(
  { shortTitle }: Pick<Programme, "shortTitle">,
  format: Format,
  { reference, hours }: Pick<Offer, "reference" | "hours">,
) {
  const { name } = formats[format];
  return `${shortTitle}, ${decapitalise(name)}, ${reference}, ${formatHours(hours)}`;
}
