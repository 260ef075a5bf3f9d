import { catalogueFileName } from "#app/content/catalogue.ts";
import { CATALOGUE_PATH } from "#app/content/navigation.ts";
import type { Profession } from "#app/content/vocabulary.ts";

export const LEAD_PARAMETER = "telechargement";
/** The download failed; don't restart it automatically. */
export const FAILED_PARAMETER = "echec";

export function downloadPagePath(leadId: string): string {
  return `${CATALOGUE_PATH}?${LEAD_PARAMETER}=${leadId}`;
}

/** Ends with the file's name, by which in-app browsers save it. */
export function catalogueFilePath(leadId: string, profession: Profession): string {
  return `/api/catalogue-downloads/${leadId}/${catalogueFileName(profession)}`;
}
