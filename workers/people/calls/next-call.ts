import type { Entry, OpenCall } from "#workers/db/schema.ts";
import type { Outcome } from "#workers/db/vocabulary.ts";
import { activeEntries, type PersonRecord } from "#workers/people/identity/person.ts";
import { findFirstCall } from "#workers/people/identity/record-companions.ts";

/** Outcomes that need another call. */
const OPEN: readonly (Outcome | null)[] = ["a-rappeler", "pas-de-reponse"];

/**
 * The call a record still waits for, null for none. A promise holds whatever was ticked; « ne plus appeler » ends it, and lifting that refusal
 * does not bring it back.
 */
export function findNextCall(record: PersonRecord, entries: readonly Entry[]): OpenCall | null {
  const standing = activeEntries(entries);
  const isTrusted = !record.isSetAside || standing.some(({ kind }) => kind === "genuine");
  const first = isTrusted ? findFirstCall({ ...record.sent, suspect: null }) : null;
  return standing.reduce<OpenCall | null>((call, entry) => afterEntry(record, call, entry), first);
}

function afterEntry({ table, id }: PersonRecord, call: OpenCall | null, { kind, status, call_at, channel, at }: Entry): OpenCall | null {
  if (kind === "refusal" && channel === "telephone") return null;
  if (kind !== "outcome") return call;
  return OPEN.includes(status) ? { record_table: table, record_id: id, due_at: call_at ?? at, is_timed: true } : null;
}
