import type { Profession } from "../vocabulary.ts";
import { gpAlzheimer } from "./gp-alzheimer.ts";
import { gpEndometriosis } from "./gp-endometriosis.ts";
import { gpNutrition } from "./gp-nutrition.ts";
import { gpVaccination } from "./gp-vaccination.ts";
import { nurseIatrogenicHarm } from "./nurse-iatrogenic-harm.ts";
import { nursePain } from "./nurse-pain.ts";
import { nurseVaccination } from "./nurse-vaccination.ts";
import type { Programme, ProgrammeEntry } from "./programme-schema.ts";
import { readProgrammes } from "./read-programmes.ts";

/** As written in the files, in list order. */
export const programmeEntries: Readonly<Record<string, ProgrammeEntry>> = {
  gpEndometriosis,
  gpNutrition,
  gpVaccination,
  gpAlzheimer,
  nursePain,
  nurseVaccination,
  nurseIatrogenicHarm,
};

export const programmes: readonly Programme[] = readProgrammes(programmeEntries);

export function findProgramme(path: string): Programme | undefined {
  return programmes.find((programme) => programme.path === path);
}

/** In list order. */
export function programmesOf(profession: Profession): Programme[] {
  return programmes.filter((programme) => programme.profession === profession);
}
