import { typeset } from "#app/content/typeset.ts";
import { readOngoingCalls } from "#workers/people/calls/ongoing-calls.ts";
import { holderOf } from "#workers/people/identity/person.ts";
import { formatHour } from "#workers/people/labels/french-time.ts";
import type { Office } from "../context.ts";

export interface CallerView {
  /** « Nadia appelle, 9 h 04 » */
  words: string;
  isColleague: boolean;
}

/** By the key of the person who is being called. */
export async function describeCallers({ stores, author, now }: Office): Promise<Readonly<Record<string, CallerView>>> {
  const byPerson = Map.groupBy(await readOngoingCalls(stores, now), holderOf);
  const described = [...byPerson].map(([key, calls]): [string, CallerView] => {
    const words = calls.map(
      (call) => `${call.author === author ? "Vous appelez" : `${call.author} appelle`}, ${formatHour(call.started_at)}`,
    );
    return [key, { words: typeset(words.join(" ; ")), isColleague: calls.some((call) => call.author !== author) }];
  });
  return Object.fromEntries(described);
}
