import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionMemory } from "#app/features/session-memory.ts";

/** Whether the visitor has booked or sent a request in this session: then no card invites them again. */
const memory = openSessionMemory(trackerNames.askedCallback);
const ASKED = "1";

export const hasAskedCallback = (): boolean => memory.has(ASKED);

export const rememberAskedCallback = (): void => memory.add(ASKED);
