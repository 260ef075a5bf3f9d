import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { compare } from "#workers/people/entries.ts";
import type { StatusWord } from "#workers/people/outcome-words.ts";
import { type BookingRecord, type PersonOnFile, type PersonRecord, readBookings, readPeople } from "#workers/people/read-people.ts";

/** What `export` writes and `import` reads again: records, each with its person. */
export type PersonRow = PersonRecord & { person: PersonOnFile };
export type Row = PersonRow | BookingRecord;
export type RowOf<Table extends RecordTable> = Extract<Row, { table: Table }>;

/** The records of some tables, all by default, newest first. */
export async function readRows(database: D1Database, now: Date, tables: readonly RecordTable[] = RECORD_TABLES): Promise<Row[]> {
  const people = tables.some((table) => table !== "calendly_bookings") ? await readPeople(database, now) : [];
  const bookings = tables.includes("calendly_bookings") ? await readBookings(database) : [];
  const rows: Row[] = [...people.flatMap((person) => person.records.map((record) => ({ ...record, person }))), ...bookings];
  return rows.filter(({ table }) => tables.includes(table)).sort((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id));
}

/** What last changed the follow-up, in the operators' words: a refusal overrides every status. Undefined while the record is new. */
export function lastChange({ person, followUp }: Row): { status: StatusWord; at: string; author: string } | undefined {
  const isRefused = person?.standing.telephone.state === "refused";
  const refusal = isRefused ? person.refusals.findLast(({ channel }) => channel === "telephone") : undefined;
  if (refusal) return { ...refusal, status: "ne-plus-appeler" };
  return followUp && { ...followUp, status: followUp.status ?? "nouveau" };
}

export function statusOf(row: Row): StatusWord {
  return lastChange(row)?.status ?? "nouveau";
}
