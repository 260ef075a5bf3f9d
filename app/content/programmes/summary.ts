import type { Profession } from "../vocabulary.ts";
import { programmesOf } from "./index.ts";
import type { Programme } from "./programme-schema.ts";

export type ProgrammeSummary = Pick<
  Programme,
  | "id"
  | "path"
  | "profession"
  | "emblem"
  | "hill"
  | "shortTitle"
  | "title"
  | "formats"
  | "mobileOffer"
  | "defaultFormat"
  | "hoverIndemnityInCents"
>;

export function summariseProgrammesOf(profession: Profession): ProgrammeSummary[] {
  return programmesOf(profession).map(
    ({ id, path, profession, emblem, hill, shortTitle, title, formats, mobileOffer, defaultFormat, hoverIndemnityInCents }) => ({
      id,
      path,
      profession,
      emblem,
      hill,
      shortTitle,
      title,
      formats,
      mobileOffer,
      defaultFormat,
      hoverIndemnityInCents,
    }),
  );
}

export function summariseCatalogue(): Record<Profession, ProgrammeSummary[]> {
  return { generalistes: summariseProgrammesOf("generalistes"), infirmiers: summariseProgrammesOf("infirmiers") };
}
