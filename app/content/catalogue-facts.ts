import { listFormats, listOffers } from "./offers.ts";
import { programmes, programmesOf } from "./programmes/index.ts";

/** Computed at build time: vite.config.ts. */
export const catalogueCounts = {
  programmes: programmes.length,
  byProfession: { generalistes: programmesOf("generalistes").length, infirmiers: programmesOf("infirmiers").length },
  /** One per format of a programme. */
  actions: programmes.flatMap(listFormats).length,
  learners: programmes.reduce((sum, { learners }) => sum + learners, 0),
};

/** Where a text shows what a reference looks like. */
export const exampleReference = programmes.flatMap(listOffers)[0]?.offer.reference ?? "";
