import * as v from "valibot";
import { SLOTS } from "#app/content/callback.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { OWN_KEY } from "#app/forms/form-rules.ts";
import { openSessionText } from "#app/forms/session-memory.ts";

/** What the tab remembers of the last request. Never the code: screens are shared. */
const asked = v.object({
  /** ISO date in Paris; null for a call that waits for a publication. */
  jour: v.nullable(v.string()),
  creneau: v.picklist(SLOTS),
  reference: v.string(),
  cle: v.pipe(v.string(), v.regex(OWN_KEY)),
});
export type AskedRequest = v.InferOutput<typeof asked>;

const text = openSessionText(trackerNames.askedRequest);

export const askedRequest = {
  keep: ({ jour, creneau, reference, cle }: AskedRequest) => text.write(JSON.stringify({ jour, creneau, reference, cle })),
  /** Null for none, and once its day is over. `today` is an ISO date in Paris. */
  read(today: string): AskedRequest | null {
    try {
      const kept = v.parse(asked, JSON.parse(text.read()));
      return (kept.jour ?? today) >= today ? kept : null;
    } catch {
      return null;
    }
  },
};
