import { asc, gte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { laterThanAll } from "./entry-time.ts";
import { type PersonTable, type RecordCorrection, recordCorrections } from "./schema.ts";
import type { CorrectedField } from "./vocabulary.ts";

/** All corrections of a moment (ISO 8601) and after it, oldest first. Throws what D1 throws. */
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
 * were corrected. Throws what D1 throws.
 */
export async function addCorrections(
  database: D1Database,
  { id, at, author }: { id: string; at: string; author: string },
  corrections: readonly FieldCorrection[],
): Promise<string[]> {
  const list = JSON.stringify(corrections);
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${recordCorrections} (record_table, record_id, at, id, author, field, value)
    SELECT json_extract(correction.value, '$.table'), json_extract(correction.value, '$.recordId'), ${laterThanAll(at)},
      ${id}, ${author}, json_extract(correction.value, '$.field'), json_extract(correction.value, '$.value')
    FROM json_each(${list}) AS correction
    WHERE NOT EXISTS (SELECT 1 FROM json_each(${list}) AS other WHERE ${READS_NOW} IS NOT json_extract(other.value, '$.former'))
    RETURNING record_id`);
  return [...new Set(rows.map(({ record_id }) => record_id))];
}

/** The value of the field that `other` is about: as it was last corrected, or else as it was sent. Null when the record is gone. */
const READS_NOW = sql.raw(`coalesce((
      SELECT value FROM record_corrections WHERE record_table = json_extract(other.value, '$.table')
      AND record_id = json_extract(other.value, '$.recordId') AND field = json_extract(other.value, '$.field') ORDER BY at DESC, id DESC LIMIT 1
    ), CASE json_extract(other.value, '$.table')
      WHEN 'catalogue_downloads' THEN (SELECT ${sentField("WHEN 'email' THEN email")} FROM catalogue_downloads WHERE id = json_extract(other.value, '$.recordId'))
      ELSE (SELECT ${sentField("")} FROM callback_requests WHERE id = json_extract(other.value, '$.recordId'))
    END)`);

function sentField(more: string): string {
  return `CASE json_extract(other.value, '$.field') WHEN 'prenom' THEN prenom WHEN 'nom' THEN nom WHEN 'telephone' THEN telephone ${more} END`;
}
