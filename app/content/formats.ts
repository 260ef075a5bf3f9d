import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

interface FormatContent {
  name: string;
  withArticle: string;
  description: string;
}

export const formats: Readonly<Record<Format, FormatContent>> = typeset({
  PI: {
    name: "Programme intégré",
    withArticle: "le PI",
    description: "Formation continue et évaluation des pratiques, réunies en une seule action.",
  },
  EPP: {
    name: "Évaluation des pratiques",
    withArticle: "l'EPP",
    description: "Deux tours d'audit de vos propres dossiers, espacés de plusieurs mois.",
  },
  FC: { name: "Formation continue", withArticle: "la FC", description: "Vos connaissances actualisées, par séquences courtes." },
});
