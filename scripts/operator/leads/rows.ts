import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { professionIn } from "#people/call-list.ts";
import { compare } from "#people/entries.ts";
import { findStatusWord, STATUS_LABELS, type StatusWord } from "#people/outcome-words.ts";
import { type BookingRecord, type PersonOnFile, type PersonRecord, readBookings, readPeople } from "#people/read-people.ts";
import { readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { startOfParisDay } from "./operator.ts";

/** What `export` writes and `import` reads again: records, each with its person. */
export type PersonRow = PersonRecord & { person: PersonOnFile };
export type Row = PersonRow | BookingRecord;
export type RowOf<Table extends RecordTable> = Extract<Row, { table: Table }>;

/** The options with which `export` chooses records. */
export const selectionOptions = {
  since: { type: "string" },
  until: { type: "string" },
  type: { type: "string" },
  suivi: { type: "string" },
} as const;

type SelectionOptions = { [Name in keyof typeof selectionOptions]?: string | undefined };

/** Tells the chosen records. Throws a CliError on a date, profession or status that does not exist. `until` is the first day left out. */
export function readSelection({ since, until, type, suivi }: SelectionOptions): (row: Row) => boolean {
  const from = since === undefined ? "" : startOfParisDay(since);
  const to = until === undefined ? undefined : startOfParisDay(until);
  const profession = type === undefined ? undefined : readChoice(type, PROFESSIONS, "--type");
  const status = suivi === undefined ? undefined : findStatusWord(suivi);
  if (suivi !== undefined && !status) throw new CliError(`Le suivi « ${suivi} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.`);
  return (row) =>
    row.created_at >= from &&
    (!to || row.created_at < to) &&
    (!profession || (row.person !== undefined && professionIn(row) === profession)) &&
    (!status || statusOf(row) === status);
}

/** The records of some tables, all by default, newest first. Throws what the database throws. */
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
