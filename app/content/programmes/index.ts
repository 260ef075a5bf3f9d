import type { Programme, ProgrammeEntry } from "../schema.ts";
import type { Profession } from "../vocabulary.ts";
import { gpAlzheimer } from "./gp-alzheimer.ts";
import { gpEndometriosis } from "./gp-endometriosis.ts";
import { gpNutrition } from "./gp-nutrition.ts";
import { gpVaccination } from "./gp-vaccination.ts";
import { nurseIatrogenicHarm } from "./nurse-iatrogenic-harm.ts";
import { nursePain } from "./nurse-pain.ts";
import { nurseVaccination } from "./nurse-vaccination.ts";
import { readProgrammes } from "./read-programmes.ts";

/** The catalogue as its files write it, in the order of the lists. */
export const programmeEntries: Readonly<Record<string, ProgrammeEntry>> = {
  gpEndometriosis,
  gpNutrition,
  gpVaccination,
  gpAlzheimer,
  nursePain,
  nurseVaccination,
  nurseIatrogenicHarm,
};

/** The catalogue, in the order of the lists. */
export const programmes: readonly Programme[] = readProgrammes(programmeEntries);

/** The programme whose page answers at a canonical path. */
export function findProgramme(path: string): Programme | undefined {
  return programmes.find((programme) => programme.path === path);
}

/** The programmes of a profession, in list order. */
export function programmesOf(profession: Profession): Programme[] {
  return programmes.filter((programme) => programme.profession === profession);
}
