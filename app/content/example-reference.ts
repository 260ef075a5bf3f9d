import { listOffers } from "./offers.ts";
import { programmes } from "./programmes/index.ts";

/** What a reference looks like: the first of the catalogue. */
export const exampleReference = programmes.flatMap(listOffers)[0]?.offer.reference ?? "";
