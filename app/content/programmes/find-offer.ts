import { listOffers, nameOffer } from "../offers.ts";
import type { Format } from "../vocabulary.ts";
import { programmes } from "./index.ts";
import type { Offer, Programme } from "./programme-schema.ts";

interface FoundOffer {
  programme: Programme;
  format: Format;
  offer: Offer;
}

/** Includes the phones' offers. A reference belongs to one format of one programme. */
const offersByReference: ReadonlyMap<string, FoundOffer> = new Map(
  programmes.flatMap((programme) =>
    listOffers(programme).map(({ format, offer }) => [offer.reference, { programme, format, offer }] as const),
  ),
);

export function findOffer(reference: string): FoundOffer | undefined {
  return offersByReference.get(reference);
}

/** Skips unknown references. */
export function findSelection(selection: string | null | undefined): FoundOffer[] {
  return [...new Set((selection ?? "").split("."))].flatMap((reference) => findOffer(reference) ?? []);
}

/** A request's selection, else the offer whose button was pressed. */
export function findAsked({ selection, format_reference }: { selection?: string | null; format_reference: string | null }): FoundOffer[] {
  const selected = findSelection(selection);
  if (selected.length > 0) return selected;
  const found = findOffer(format_reference ?? "");
  return found ? [found] : [];
}

/** Selection, offer or programme; null for none. Names removed from the catalogue appear as stored. */
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
