import { canonicalPaths } from "#app/content/canonical-paths.ts";

/** What a first visit to a page may download, in bytes of brotli (fonts as they are). */
export const LIMITS = { scriptOverFloor: 25_000, style: 15_000, font: 60_000 };

/**
 * Script of the bare page: one heading on React and React Router of these versions. The bench builds it and says when this is no longer true;
 * a test says when the versions are others.
 */
export const FLOOR = {
  script: 96_819,
  measuredOn: "2026-11-22",
  versions: { react: "19.3.1", "react-dom": "19.3.1", "react-router": "8.4.0", vite: "8.3.8" },
};

/** Every page that is weighed. */
export const WEIGHED_PATHS = [...canonicalPaths, "/dossier-employeur", "/catalogue", "/404"];
