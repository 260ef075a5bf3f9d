import { listOffers } from "./offers.ts";
import { programmes } from "./programmes/index.ts";

/** Every action that a quotation can be asked for, second references included. Computed at build time. */
export const quotedReferences: readonly string[] = programmes.flatMap((programme) =>
  listOffers(programme).map(({ offer }) => offer.reference),
);
