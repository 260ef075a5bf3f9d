import type { Profession } from "#app/content/vocabulary.ts";
import type { CalendlyBooking, CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import type { Stores } from "../stores/stores.ts";
import { type DeskTable, sqlTable } from "./desk.ts";
import type { StatusWord } from "./follow-up.ts";

/** Rows as SQL gives them: no booleans. */
interface FollowUp {
  follow_up_status: StatusWord | null;
  follow_up_changed_at: string | null;
}
export type LeadRow = Omit<CatalogueDownload, "consent_phone" | "consent_email"> & {
  consent_phone: 0 | 1;
  consent_email: 0 | 1;
} & FollowUp;
export type CallbackRow = CallbackRequestRow & FollowUp;
export type BookingRow = CalendlyBooking & FollowUp;

export interface Rows {
  catalogues: LeadRow;
  rappels: CallbackRow;
  reservations: BookingRow;
}

export interface Selection {
  /** ISO 8601; included. */
  since?: string | undefined;
  /** ISO 8601; excluded. */
  until?: string | undefined;
  profession?: Profession | undefined;
  status?: StatusWord | undefined;
  limit?: number | undefined;
}

const ROWS_PER_PAGE = 2000;
const PROFESSION_COLUMNS: Record<DeskTable, string | null> = { catalogues: "catalogue_type", rappels: "profession", reservations: null };

/** The records of a table with their follow-up, newest first, page by page; `onPage` is told how many there are so far. */
export async function readRecords<Table extends DeskTable>(
  stores: Stores,
  table: Table,
  selection: Selection,
  onPage: (count: number) => void = () => undefined,
): Promise<Rows[Table][]> {
  const rows: Rows[Table][] = [];
  const limit = selection.limit ?? Number.POSITIVE_INFINITY;
  let last: { created_at: string; id: string } | undefined;
  while (rows.length < limit) {
    const pageSize = Math.min(ROWS_PER_PAGE, limit - rows.length);
    const { conditions, parameters } = describe(table, selection, last);
    const page = await stores.query<Rows[Table]>(
      `SELECT r.*, f.status AS follow_up_status, f.changed_at AS follow_up_changed_at
       FROM ${sqlTable(table)} r
       LEFT JOIN lead_follow_ups f ON f.record_table = '${sqlTable(table)}' AND f.record_id = r.id
       WHERE ${conditions} ORDER BY r.created_at DESC, r.id DESC LIMIT ${pageSize}`,
      ...parameters,
    );
    rows.push(...page);
    if (page.length > 0) onPage(rows.length);
    if (page.length < pageSize) break;
    last = page.at(-1);
  }
  return rows;
}

/** How many records a selection holds. */
export async function countRecords(stores: Stores, table: DeskTable, selection: Selection): Promise<number> {
  const { conditions, parameters } = describe(table, selection);
  const [row] = await stores.query<{ count: number }>(
    `SELECT count(*) AS count FROM ${sqlTable(table)} r
     LEFT JOIN lead_follow_ups f ON f.record_table = '${sqlTable(table)}' AND f.record_id = r.id WHERE ${conditions}`,
    ...parameters,
  );
  return row?.count ?? 0;
}

function describe(table: DeskTable, { since, until, profession, status }: Selection, last?: { created_at: string; id: string }) {
  const conditions = ["1"];
  const parameters: string[] = [];
  const add = (condition: string, ...values: string[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  if (since) add("r.created_at >= ?", since);
  if (until) add("r.created_at < ?", until);
  const professionColumn = PROFESSION_COLUMNS[table];
  if (profession) add(professionColumn ? `r.${professionColumn} = ?` : "0 = ?", profession);
  if (status) add("coalesce(f.status, 'nouveau') = ?", status);
  if (last) add("(r.created_at, r.id) < (?, ?)", last.created_at, last.id);
  return { conditions: conditions.join(" AND "), parameters };
}
