import { typeset } from "#app/content/typeset.ts";
import { listEntries } from "#workers/db/entries.ts";
import { listErasures } from "#workers/db/erasures.ts";
import { holderOf } from "#workers/people/identity/person.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { formatEntry } from "#workers/people/words/entry-words.ts";

/** A decision has one row per record of the person. */
const MOST_ROWS = 2000;

/** Holds no names. Latest first; `before` is ISO 8601. */
export async function readJournal({ database }: PeopleStores, before: string, limit: number, now: Date) {
  const span = { from: "", to: before };
  const [entries, erasures] = await Promise.all([
    listEntries(database, span, Math.min(MOST_ROWS, limit * 4)),
    listErasures(database, span, Math.min(MOST_ROWS, limit * 4)),
  ]);
  const events = [
    ...entries.map((entry) => ({ ...entry, what: formatEntry(entry, now) })),
    ...erasures.map((erasure) => ({ ...erasure, id: erasure.erased_at, at: erasure.erased_at, what: "effacement" })),
  ];
  const lines = [...Map.groupBy(events, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { id, at, author, what } = first;
    const records = [first, ...others].map((row) => ({ key: holderOf(row), reference: formatReference(row.record_id) }));
    return [{ id, at, author, what: typeset(what), records }];
  });
  return lines.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, limit);
}
