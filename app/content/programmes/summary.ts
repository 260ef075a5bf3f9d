import type { Programme } from "../schema.ts";
import type { Profession } from "../vocabulary.ts";
import { programmesOf } from "./index.ts";

/** What lists show of a programme: the browser never needs the rest. */
export type ProgrammeSummary = Pick<
  Programme,
  "id" | "path" | "profession" | "emblem" | "shortTitle" | "title" | "formats" | "mobileOffer" | "defaultFormat" | "hoverIndemnityInCents"
>;

/** The programmes of a profession in list order, for the browser. */
export function summariseProgrammesOf(profession: Profession): ProgrammeSummary[] {
  return programmesOf(profession).map(
    ({ id, path, profession, emblem, shortTitle, title, formats, mobileOffer, defaultFormat, hoverIndemnityInCents }) => ({
      id,
      path,
      profession,
      emblem,
      shortTitle,
      title,
      formats,
      mobileOffer,
      defaultFormat,
      hoverIndemnityInCents,
    }),
  );
}

/** The whole catalogue, by profession. */
export function summariseCatalogue(): Record<Profession, ProgrammeSummary[]> {
  return { generalistes: summariseProgrammesOf("generalistes"), infirmiers: summariseProgrammesOf("infirmiers") };
}
