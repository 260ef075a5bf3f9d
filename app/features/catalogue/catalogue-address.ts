export const CATALOGUE_PATH = "/catalogue";
export const LEAD_PARAMETER = "telechargement";
/** The download failed; don't restart it automatically. */
export const FAILED_PARAMETER = "echec";

export function downloadPagePath(leadId: string): string {
  return `${CATALOGUE_PATH}?${LEAD_PARAMETER}=${leadId}`;
}

export function catalogueFilePath(leadId: string): string {
  return `/api/catalogue-downloads/${leadId}/pdf`;
}
