import { organisation } from "../organisation.ts";
import { typeset } from "../typeset.ts";

/** `unnamed` until the operator names an expert. */
export interface ExpertTexts {
  title: string;
  text: string;
  unnamed: string;
  named: string;
}

/** In loader data, not in the script. */
export const programmeEnd = typeset({
  expert: {
    title: "Formateur expert",
    text: "Ce programme est conçu et relu par des professionnels de santé experts du thème.",
    unnamed: "Leurs noms, qualités et déclarations d'intérêts sont communiqués avant l'inscription.",
    named: "Sa déclaration d'intérêts est communiquée avant l'inscription.",
  },
  contact: {
    title: "Une question sur ce programme ?",
    text: `Un conseiller vous rappelle au moment qui vous convient, ${organisation.adviceHours}.`,
    action: "Contactez-nous pour plus d'informations",
  },
});
