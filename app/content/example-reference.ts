import { listOffers } from "./offers.ts";
import { programmes } from "./programmes/index.ts";

export const exampleReference = programmes.flatMap(listOffers)[0]?.offer.reference ?? "";
