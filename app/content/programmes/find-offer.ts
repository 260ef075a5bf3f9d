import { listOffers, nameOffer } from "../offers.ts";
import type { Offer, Programme } from "../schema.ts";
import type { Format } from "../vocabulary.ts";
import { programmes } from "./index.ts";

/** An offer with the programme and the format that it belongs to. */
interface FoundOffer {
  programme: Programme;
  format: Format;
  offer: Offer;
}

/** Every offer that a visitor can see, the one of phones included, by reference: a reference belongs to one format of one programme. */
const offersByReference: ReadonlyMap<string, FoundOffer> = new Map(
  programmes.flatMap((programme) =>
    listOffers(programme).map(({ format, offer }) => [offer.reference, { programme, format, offer }] as const),
  ),
);

/** The offer with a reference, or undefined when there is none. */
export function findOffer(reference: string): FoundOffer | undefined {
  return offersByReference.get(reference);
}

/** The offers of a selection, as a request keeps it; what the catalogue does not know is left out. */
export function findSelection(selection: string | null | undefined): FoundOffer[] {
  return [...new Set((selection ?? "").split("."))].flatMap((reference) => findOffer(reference) ?? []);
}

/** The offers that a request is about: those of the selection that was joined, else the one whose button was pressed. */
export function findAsked({ selection, format_reference }: { selection?: string | null; format_reference: string | null }): FoundOffer[] {
  const selected = findSelection(selection);
  if (selected.length > 0) return selected;
  const found = findOffer(format_reference ?? "");
  return found ? [found] : [];
}

/**
 * What a record is about, in one line: the selection, the offer, or the programme alone; null for nothing in particular.
 * What is no longer in the catalogue is named as the record names it.
 */
export function describeSubject(subject: {
  programme: string | null;
  format_reference: string | null;
  selection?: string | null;
}): string | null {
  const asked = findAsked(subject);
  if (asked.length > 0) return asked.map(({ programme, format, offer }) => nameOffer(programme, format, offer)).join(" ; ");
  const programme = programmes.find(({ id }) => id === subject.programme)?.shortTitle;
  return programme ?? ([subject.programme, subject.format_reference].filter(Boolean).join(", ") || null);
}
