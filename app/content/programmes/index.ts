import { FORMATS, type Format, type Offer, type Profession, type Programme } from "../schema.ts";
import { gpAlzheimer } from "./gp-alzheimer.ts";
import { gpEndometriosis } from "./gp-endometriosis.ts";
import { gpNutrition } from "./gp-nutrition.ts";
import { gpVaccination } from "./gp-vaccination.ts";
import { nurseIatrogenicHarm } from "./nurse-iatrogenic-harm.ts";
import { nursePain } from "./nurse-pain.ts";
import { nurseVaccination } from "./nurse-vaccination.ts";

/** The catalogue, in the order of the lists (SPEC.md §2). */
export const programmes: readonly Programme[] = [
  gpEndometriosis,
  gpNutrition,
  gpVaccination,
  gpAlzheimer,
  nursePain,
  nurseVaccination,
  nurseIatrogenicHarm,
];

/** Price of the summary card for an offer that gives none: 779 € (SPEC.md §3). */
export const DEFAULT_PRICE_IN_CENTS = 77_900;

/** The programme whose page answers at a canonical path. */
export function findProgramme(path: string): Programme | undefined {
  return programmes.find((programme) => programme.path === path);
}

/** The programmes of a profession, in list order. */
export function programmesOf(profession: Profession): Programme[] {
  return programmes.filter((programme) => programme.profession === profession);
}

/** The programme's offer in a format, if it has that format. */
export function offerOf(programme: Programme, format: Format): Offer | undefined {
  return programme.formats[format];
}

/** The formats a programme is offered in, always in the order PI, EPP, FC. */
export function listFormats(programme: Programme): Format[] {
  return FORMATS.filter((format) => offerOf(programme, format) !== undefined);
}
