import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { CATALOGUE_OCCASION } from "./popups/popup-plan.ts";
import { openSessionMemory } from "./session-memory.ts";

/** Whether this session announced or delivered the catalogue, by a card's occasion. */
export const announcedCatalogue = openSessionMemory(trackerNames.promoPopup);

/** No card offers the catalogue again in this session. */
export const rememberCatalogue = (): void => announcedCatalogue.add(CATALOGUE_OCCASION);
