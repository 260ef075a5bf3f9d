import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

interface FormatContent {
  name: string;
  /** What the learner does, in one line. */
  description: string;
}

export const formats: Readonly<Record<Format, FormatContent>> = typeset({
  PI: { name: "Programme intégré", description: "Formation continue et évaluation des pratiques, réunies en une seule action." },
  EPP: { name: "Évaluation des pratiques", description: "Deux tours d'audit de vos propres dossiers, espacés de plusieurs mois." },
  FC: { name: "Formation continue", description: "Vos connaissances actualisées, par séquences courtes." },
});
