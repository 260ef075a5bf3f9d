import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionMemory } from "./session-memory.ts";

/** Whether the catalogue was announced in this session, or received, by the occasion of a card. */
export const announcedCatalogue = openSessionMemory(trackerNames.promoPopup);

/** The promo and the card of the catalogue are one occasion. */
export const CATALOGUE_OCCASION = "1";

/** The visitor has the catalogue: no card offers it to them again in this session. */
export const rememberCatalogue = (): void => announcedCatalogue.add(CATALOGUE_OCCASION);
