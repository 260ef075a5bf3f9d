import type { Stores } from "../stores/stores.ts";

/** What every command of `npm run leads` works with. */
export interface Desk {
  stores: Stores;
  now: Date;
  /** The answer: what the command was asked for, on standard output. */
  print(text: string): void;
  /** Progress and reminders, on standard error. */
  note(text: string): void;
}

const DESK_TABLES = {
  catalogues: "catalogue_downloads",
  rappels: "callback_requests",
  reservations: "calendly_bookings",
} as const;

/** The names by which operators call the tables. */
export type DeskTable = keyof typeof DESK_TABLES;
export const DESK_TABLE_NAMES = Object.keys(DESK_TABLES) as [DeskTable, ...DeskTable[]];
/** The tables whose records name a person. */
export const PERSON_TABLES = ["rappels", "catalogues"] as const satisfies DeskTable[];
export type PersonTable = (typeof PERSON_TABLES)[number];

export function sqlTable(table: DeskTable): (typeof DESK_TABLES)[DeskTable] {
  return DESK_TABLES[table];
}
