import { asc, gte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { laterThanAll } from "./clock.ts";
import { type RecordCorrection, recordCorrections } from "./schema.ts";
import { fieldOf } from "./sql-parts.ts";
import type { CorrectedField, PersonTable } from "./vocabulary.ts";

/** All corrections of a moment (ISO 8601) and after it, oldest first. */
export async function listCorrections(database: D1Database, since = ""): Promise<RecordCorrection[]> {
  const { at, id } = recordCorrections;
  return drizzle(database).select().from(recordCorrections).where(gte(at, since)).orderBy(asc(at), asc(id));
}

export interface FieldCorrection {
  table: PersonTable;
  recordId: string;
  field: CorrectedField;
  /** What its author saw there: it must be there still. */
  former: string;
  value: string;
}

/**
 * Writes one entry that corrects fields of records (article 16 of the GDPR), at `at` or after the last entry; what was sent stays as it
 * is. All or none: nothing is written when one of the fields no longer reads as its author saw it. Returns the ids of the records that
 * were corrected.
 */
export async function addCorrections(
  database: D1Database,
  { id, at, author }: { id: string; at: string; author: string },
  corrections: readonly FieldCorrection[],
): Promise<string[]> {
  const list = JSON.stringify(corrections);
  const of = (name: keyof FieldCorrection) => fieldOf("correction", name);
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${recordCorrections} (record_table, record_id, at, id, author, field, value)
    SELECT ${of("table")}, ${of("recordId")}, ${laterThanAll(at)}, ${id}, ${author}, ${of("field")}, ${of("value")}
    FROM json_each(${list}) AS correction
    WHERE NOT EXISTS (SELECT 1 FROM json_each(${list}) AS other WHERE ${READS_NOW} IS NOT ${fieldOf("other", "former")})
    RETURNING record_id`);
  return [...new Set(rows.map(({ record_id }) => record_id))];
}

/** The value of the field that `other` is about: as it was last corrected, or else as it was sent. Null when the record is gone. */
const READS_NOW = sql.raw(`coalesce((
      SELECT value FROM record_corrections WHERE record_table = ${ofOther("table")} AND record_id = ${ofOther("recordId")}
      AND field = ${ofOther("field")} ORDER BY at DESC, id DESC LIMIT 1
    ), CASE ${ofOther("table")}
      WHEN 'catalogue_downloads'
      THEN (SELECT ${sentField("WHEN 'email' THEN email")} FROM catalogue_downloads WHERE id = ${ofOther("recordId")})
      ELSE (SELECT ${sentField("")} FROM callback_requests WHERE id = ${ofOther("recordId")})
    END)`);

function sentField(more: string): string {
  return `CASE ${ofOther("field")} WHEN 'prenom' THEN prenom WHEN 'nom' THEN nom WHEN 'telephone' THEN telephone ${more} END`;
}

function ofOther(name: keyof FieldCorrection): string {
  return `json_extract(other.value, '$.${name}')`;
}
