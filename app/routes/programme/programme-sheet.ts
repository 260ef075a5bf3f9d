import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Programme } from "#app/content/schema.ts";

/** Withheld variants stay on the server. */
export type ProgrammeSheet = Omit<Programme, "withheldVariants" | "emblem"> & { emblem: EmblemDrawing };

/** All offers: a selection holds any of them. */
export function listReferences(sheet: ProgrammeSheet): string[] {
  return listOffers(sheet).map(({ offer }) => offer.reference);
}

export function makeSheet({ withheldVariants: _, emblem, ...shown }: Programme): ProgrammeSheet {
  return { ...shown, emblem: emblems[emblem] };
}
