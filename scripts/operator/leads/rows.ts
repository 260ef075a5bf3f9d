import type { Profession } from "#app/content/vocabulary.ts";
import { type BookingRecord, type PersonOnFile, type PersonRecord, readBookings, readPeople } from "#workers/people/read-people.ts";
import type { Stores } from "../stores/stores.ts";
import type { StatusWord } from "./follow-up.ts";
import type { TableName } from "./operator.ts";

/** What `list` and `export` show: records, each with its person. */
type OfPerson<Record> = Record & { person: PersonOnFile };
export type LeadRow = OfPerson<Extract<PersonRecord, { table: "catalogue_downloads" }>>;
export type CallbackRow = OfPerson<Extract<PersonRecord, { table: "callback_requests" }>>;

export interface Rows {
  catalogues: LeadRow;
  rappels: CallbackRow;
  reservations: BookingRecord;
}

export interface Selection {
  /** ISO 8601; included. */
  since?: string | undefined;
  /** ISO 8601; excluded. */
  until?: string | undefined;
  profession?: Profession | undefined;
  status?: StatusWord | undefined;
}

/** The records of some tables that a selection holds, newest first. Throws what the database throws. */
export async function readRows(
  { database }: Stores,
  tables: readonly TableName[],
  selection: Selection,
  now: Date,
): Promise<Rows[TableName][]> {
  const [people, bookings] = await Promise.all([
    tables.some((table) => table !== "reservations") ? readPeople(database, now) : [],
    tables.includes("reservations") ? readBookings(database) : [],
  ]);
  const rows: Rows[TableName][] = [
    ...people.flatMap((person) => person.records.map((record) => ({ ...record, person }) as LeadRow | CallbackRow)),
    ...bookings,
  ];
  return rows
    .filter((row) => tables.includes(tableOf(row)) && isSelected(row, selection))
    .sort((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id));
}

export function tableOf(row: Rows[TableName]): TableName {
  if (!("table" in row)) return "reservations";
  return row.table === "callback_requests" ? "rappels" : "catalogues";
}

export function professionOf(row: Rows[TableName]): Profession | null {
  if (!("table" in row)) return null;
  return row.table === "callback_requests" ? row.profession : row.catalogue_type;
}

/** Where the follow-up stands, in the operators' words: a refusal overrides every status. */
export function statusOf(row: Rows[TableName]): StatusWord {
  if ("person" in row && row.person.standing.telephone.state === "refused") return "ne-plus-appeler";
  return row.followUp?.status ?? "nouveau";
}

/** Since when (ISO 8601); null while the record is new. */
export function statusTime(row: Rows[TableName]): string | null {
  if ("person" in row && row.person.standing.telephone.state === "refused") return row.person.standing.telephone.at;
  return row.followUp?.at ?? null;
}

function isSelected(row: Rows[TableName], { since, until, profession, status }: Selection): boolean {
  return (
    (since === undefined || row.created_at >= since) &&
    (until === undefined || row.created_at < until) &&
    (profession === undefined || professionOf(row) === profession) &&
    (status === undefined || statusOf(row) === status)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
