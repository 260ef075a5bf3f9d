import { canonicalPaths } from "#app/content/canonical-paths.ts";
import type { Target } from "./judge.ts";

export const KB = 1000;

/** What a first visit to a page may download, in kB of brotli (fonts as they are). */
export const WEIGHT_TARGETS = {
  "script over floor": { is: "≤", than: 30 },
  style: { is: "≤", than: 20 },
  fonts: { is: "≤", than: 60 },
} satisfies Record<string, Target>;

/** Script of the bare page in bytes: one heading on React and React Router of these versions. The bench fails when it is no longer true. */
export const FLOOR = {
  script: 96_819,
  measuredOn: "2026-11-22",
  versions: { react: "19.3.1", "react-dom": "19.3.1", "react-router": "8.4.0", vite: "8.3.8" },
};

/** Every page that is weighed. */
export const WEIGHED_PATHS = [...canonicalPaths, "/dossier-employeur", "/catalogue", "/404"];
