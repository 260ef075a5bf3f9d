import { typeset } from "./typeset.ts";
import { FORMATS_KEY } from "./vocabulary.ts";

/** For employers, who write for several people. */
export const EMPLOYER_QUOTATION_PATH = "/devis-employeur";

/** One person for each reference (separated by points). */
export function employerQuotationAddress(references?: string): string {
  return references ? `${EMPLOYER_QUOTATION_PATH}?${FORMATS_KEY}=${references}` : EMPLOYER_QUOTATION_PATH;
}

/** At the foot of pages that a manager may reach. */
export const employerDoor = typeset({
  title: "Vous êtes l'employeur ?",
  text: "Un devis et une convention, pour une ou plusieurs personnes.",
  action: "Demander un devis",
});

/** An establishment, drawn as the emblems of programmes. */
export const establishmentEmblem = {
  line: "M8 56h48M14 56V22h20V10h16v46M26 56V44h8v12M22 31h4M22 38h4M42 18v8M38 22h8M40 36h4M40 44h4",
  dot: [30, 31],
} as const;
