import * as v from "valibot";
import { SLOTS } from "#app/content/callback.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openAskedMemory } from "#app/forms/asked-memory.ts";

/** `jour`: ISO date in Paris; null for a call that waits for a publication. */
export const askedRequest = openAskedMemory(trackerNames.askedRequest, { jour: v.nullable(v.string()), creneau: v.picklist(SLOTS) });
export type AskedRequest = NonNullable<ReturnType<typeof askedRequest.read>>;
