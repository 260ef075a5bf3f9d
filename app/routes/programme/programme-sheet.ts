import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import type { Programme } from "#app/content/schema.ts";

/** What a programme page shows; withheld variants stay on the server. */
export type ProgrammeSheet = Omit<Programme, "withheldVariants" | "emblem"> & { emblem: EmblemDrawing };

export function makeSheet({ withheldVariants: _, emblem, ...shown }: Programme): ProgrammeSheet {
  return { ...shown, emblem: emblems[emblem] };
}
