import type { Programme } from "#app/content/schema.ts";

/** What the page of a programme shows: what is withheld stays on the server. */
export type ProgrammeSheet = Omit<Programme, "withheldVariants">;

/** The sheet of a programme. */
export function makeSheet({ withheldVariants: _, ...shown }: Programme): ProgrammeSheet {
  return shown;
}
