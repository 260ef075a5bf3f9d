import { typeset } from "#app/content/typeset.ts";
import type { ContactRefusal, Erasure, FollowUpEntry, RecordCorrection } from "#workers/db/schema.ts";
import { OPPOSITION } from "#workers/db/vocabulary.ts";
import { latestFirst } from "./order.ts";
import { sayCorrection, sayOutcome, sayRefusal } from "./outcome-words.ts";
import { formatReference } from "./reference.ts";
import { isUndoing } from "./standing-entries.ts";

/** What an operator did, without any name or address. */
export type JournalLine = ReturnType<typeof writeJournal>[number];

interface JournalEntries {
  followUps: readonly FollowUpEntry[];
  refusals: readonly ContactRefusal[];
  corrections: readonly RecordCorrection[];
  erasures: readonly Erasure[];
}

/** Everything that operators noted, refused, corrected or erased, newest first; an entry that concerns several records is one line. */
export function writeJournal({ followUps, refusals, corrections, erasures }: JournalEntries) {
  const entries = [
    ...followUps.map((entry) => ({ ...entry, what: sayFollowUp(entry) })),
    // What the opposition list adds is no operator's doing.
    ...refusals.filter(({ author }) => author !== OPPOSITION).map((entry) => ({ ...entry, what: sayRefusal(entry) })),
    ...corrections.map((entry) => ({ ...entry, what: sayCorrection(entry) })),
    // An erasure keeps nothing but its hashes.
    ...erasures.map(({ erased_at, id }) => ({ at: erased_at, id, what: "effacement", author: "", record_id: null })),
  ];
  const lines = [...Map.groupBy(entries, ({ id, what }) => `${id} ${what}`).values()].map((group) => {
    const [{ id, at, author, what }] = group as [(typeof entries)[number]];
    const ids = new Set(group.flatMap(({ record_id }) => record_id ?? []));
    return {
      id: `${id} ${what}`,
      at,
      author,
      what: typeset(isUndoing({ id }) ? `annulé : ${what}` : what),
      records: [...ids].map((record) => ({ id: record, reference: formatReference(record) })),
    };
  });
  return lines.sort(latestFirst);
}

function sayFollowUp({ status, call_at, note }: FollowUpEntry): string {
  if (status === null) return note ? "note" : "note effacée";
  return `${sayOutcome({ status, call_at })}${note ? ", avec une note" : ""}`;
}
