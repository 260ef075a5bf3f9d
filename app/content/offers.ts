import { formatHours } from "./format.ts";
import { formats } from "./formats.ts";
import type { Offer, Programme } from "./schema.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

type Offered = Pick<Programme, "formats">;

/** The programme's offer in a format, if it has that format. */
export function offerOf(programme: Offered, format: Format): Offer | undefined {
  return programme.formats[format];
}

/** The formats a programme is offered in, always in the order PI, EPP, FC. */
export function listFormats(programme: Offered): Format[] {
  return FORMATS.filter((format) => offerOf(programme, format) !== undefined);
}

/** The « jusqu'à » of a programme, wherever it stands: the highest indemnity of its own formats. */
export function highestIndemnityInCents(programme: Offered): number {
  return Math.max(...FORMATS.map((format) => offerOf(programme, format)?.indemnityInCents ?? 0));
}

/** An offer in one line: « Endométriose, programme intégré, 9A0X2425002, 10 h ». */
export function nameOffer(
  { shortTitle }: Pick<Programme, "shortTitle">,
  format: Format,
  { reference, hours }: Pick<Offer, "reference" | "hours">,
) {
  const { name } = formats[format];
  return `${shortTitle}, ${name.charAt(0).toLowerCase()}${name.slice(1)}, ${reference}, ${formatHours(hours)}`;
}
