import { writeEntries } from "#workers/db/entries.ts";
import { type Decision, type DecisionContext, draftOn, explainChange, listNextCall, type Seen } from "#workers/people/calls/decisions.ts";
import { compareText, loadPerson } from "./person.ts";

/**
 * An adviser's answer on a record that stands between two people: all are the same person (« same »), or the key of the one
 * whose record it is, its own where it is neither's. Undone as any other entry, on the file of the record between.
 */
export async function settleSharedRecord(
  { stores, author, now }: DecisionContext,
  seen: Seen,
  /** Key of the person between. */
  between: string,
  answer: string,
): Promise<Decision> {
  const person = await loadPerson(stores, seen.key, now);
  if (!person) return { isWritten: false, reason: "gone" };
  const shared = person.sharedRecords.find((each) => each.between.key === between);
  if (!shared || person.revision !== seen.revision) return explainChange(person, seen.revision);
  const isSame = answer === "same";
  const parts = [shared.between, ...shared.sides.map((side) => side.person)];
  const involved = parts.filter(({ key }) => isSame || key === between || key === answer);
  if (!isSame && !parts.some(({ key }) => key === answer)) return explainChange(person, seen.revision);
  // Records outside D1 can only be erased.
  const records = involved.flatMap((each) => each.records).filter(({ waiting }) => !waiting);
  const id = crypto.randomUUID();
  const at = now.toISOString();
  const drafts = records.map((record) => ({ ...draftOn(record, { kind: isSame ? "same" : "apart" }), id, author }));
  const last = involved
    .flatMap(({ entries }) => entries)
    .sort((a, b) => compareText(a.at, b.at) || compareText(a.id, b.id))
    .at(-1);
  const isWritten = await writeEntries(stores.database, {
    now: at,
    drafts,
    records,
    last: last?.id ?? null,
    calls: records.flatMap((record) => listNextCall(record, record.entries)),
    keys: null,
    recount: [],
  });
  return isWritten ? { isWritten, entryId: id, person: shared.between } : explainChange(person, seen.revision);
}
