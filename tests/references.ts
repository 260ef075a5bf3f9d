import { programmes } from "#app/content/programmes/index.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

/** The references of the catalogue by programme and format, for tests that name one: written out, each would be a second place to change. */

export const endometriosis = referencesOf("gp-endometriosis");
export const nutrition = referencesOf("gp-nutrition");
export const gpVaccination = referencesOf("gp-vaccination");
export const alzheimer = referencesOf("gp-alzheimer");
export const pain = referencesOf("nurse-pain");
export const nurseVaccination = referencesOf("nurse-vaccination");
export const iatrogenicHarm = referencesOf("nurse-iatrogenic-harm");

function referencesOf(id: string): Record<Format, string> {
  const formats = programmes.find((programme) => programme.id === id)?.formats ?? {};
  const references = FORMATS.map((format) => [format, formats[format]?.reference ?? ""]);
  return Object.fromEntries(references);
}
