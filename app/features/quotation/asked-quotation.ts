import * as v from "valibot";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openAskedMemory } from "#app/forms/asked-memory.ts";

export const askedQuotation = openAskedMemory(trackerNames.askedQuotation, { lines: v.array(v.object({ learners: v.number() })) });
export type AskedQuotation = NonNullable<ReturnType<typeof askedQuotation.read>>;
