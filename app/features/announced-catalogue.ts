import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { CATALOGUE_OCCASION } from "./popups/popup-plan.ts";
import { openSessionMemory } from "./session-memory.ts";

export const announcedCatalogue = openSessionMemory(trackerNames.promoPopup);

/** No card offers the catalogue again in this session. */
export const rememberCatalogue = (): void => announcedCatalogue.add(CATALOGUE_OCCASION);
