import { listOffers } from "./offers.ts";
import { programmes } from "./programmes/index.ts";

/** The catalogue's first reference. */
export const exampleReference = programmes.flatMap(listOffers)[0]?.offer.reference ?? "";
