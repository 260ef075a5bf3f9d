import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { professionIn } from "#people/call-list.ts";
import { compare } from "#people/entries.ts";
import { findStatusWord, STATUS_LABELS, type StatusWord } from "#people/outcome-words.ts";
import { type BookingRecord, type PersonOnFile, type PersonRecord, readBookings, readPeople } from "#people/read-people.ts";
import { readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { Stores } from "../stores/stores.ts";
import { startOfParisDay, type TableName } from "./operator.ts";

/** What `export` writes and `import` reads again: records, each with its person. */
type OfPerson<Record> = Record & { person: PersonOnFile };
export type LeadRow = OfPerson<Extract<PersonRecord, { table: "catalogue_downloads" }>>;
export type CallbackRow = OfPerson<Extract<PersonRecord, { table: "callback_requests" }>>;

export interface Rows {
  catalogues: LeadRow;
  rappels: CallbackRow;
  reservations: BookingRecord;
}
export type Row = Rows[TableName];

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
  const status = suivi === undefined ? undefined : readStatus(suivi);
  return (row) =>
    row.created_at >= from &&
    (!to || row.created_at < to) &&
    (!profession || ("table" in row && professionIn(row) === profession)) &&
    (!status || statusOf(row) === status);
}

/** A status as people write it: `À rappeler`, `a-rappeler`. */
function readStatus(text: string): StatusWord {
  const status = findStatusWord(text);
  if (!status) throw new CliError(`Le suivi « ${text} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.`);
  return status;
}

/** The chosen records of some tables, newest first. Throws what the database throws. */
export async function readRows(
  { database }: Stores,
  tables: readonly TableName[],
  now: Date,
  isSelected: (row: Row) => boolean = () => true,
): Promise<Row[]> {
  const [people, bookings] = await Promise.all([
    tables.some((table) => table !== "reservations") ? readPeople(database, now) : [],
    tables.includes("reservations") ? readBookings(database) : [],
  ]);
  const rows: Row[] = [
    ...people.flatMap((person) => person.records.map((record) => ({ ...record, person }) as LeadRow | CallbackRow)),
    ...bookings,
  ];
  return rows
    .filter((row) => tables.includes(tableOf(row)) && isSelected(row))
    .sort((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id));
}

export function tableOf(record: PersonRecord | BookingRecord): TableName {
  if (!("table" in record)) return "reservations";
  return record.table === "callback_requests" ? "rappels" : "catalogues";
}

/** What last changed the follow-up, in the operators' words: a refusal overrides every status. Undefined while the record is new. */
export function lastChange(row: Row): { status: StatusWord; at: string; author: string } | undefined {
  const isRefused = "person" in row && row.person.standing.telephone.state === "refused";
  const refusal = isRefused ? row.person.refusals.findLast(({ channel }) => channel === "telephone") : undefined;
  if (refusal) return { ...refusal, status: "ne-plus-appeler" };
  return row.followUp && { ...row.followUp, status: row.followUp.status ?? "nouveau" };
}

export function statusOf(row: Row): StatusWord {
  return lastChange(row)?.status ?? "nouveau";
}
