import { listFormats } from "./offers.ts";
import { programmes, programmesOf } from "./programmes/index.ts";

/** Computed at build time: vite.config.ts. */
export const programmeCounts = {
  programmes: programmes.length,
  byProfession: { generalistes: programmesOf("generalistes").length, infirmiers: programmesOf("infirmiers").length },
  /** One per format of a programme. */
  actions: programmes.flatMap(listFormats).length,
  learners: programmes.reduce((sum, { learners }) => sum + learners, 0),
};
