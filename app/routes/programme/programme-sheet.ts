import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import type { Programme } from "#app/content/schema.ts";

/** What the page of a programme shows: what is withheld stays on the server. */
export type ProgrammeSheet = Omit<Programme, "withheldVariants" | "emblem"> & { emblem: EmblemDrawing };

/** The sheet of a programme. */
export function makeSheet({ withheldVariants: _, emblem, ...shown }: Programme): ProgrammeSheet {
  return { ...shown, emblem: emblems[emblem] };
}
