import { asc, gte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type PersonTable, type RecordCorrection, recordCorrections } from "./schema.ts";
import type { CorrectedField } from "./vocabulary.ts";

/** All corrections of a moment (ISO 8601) and after it, oldest first. Throws what D1 throws. */
export async function listCorrections(database: D1Database, since = ""): Promise<RecordCorrection[]> {
  const { at, id } = recordCorrections;
  return drizzle(database).select().from(recordCorrections).where(gte(at, since)).orderBy(asc(at), asc(id));
}

/** Writes one entry that corrects fields of records (article 16 of the GDPR). What was sent stays as it is. Throws what D1 throws. */
export async function addCorrections(
  database: D1Database,
  { id, at, author }: { id: string; at: string; author: string },
  corrections: readonly { table: PersonTable; recordId: string; field: CorrectedField; value: string }[],
): Promise<void> {
  await drizzle(database).run(sql`
    INSERT INTO ${recordCorrections} (record_table, record_id, at, id, author, field, value)
    SELECT json_extract(correction.value, '$.table'), json_extract(correction.value, '$.recordId'), ${at}, ${id}, ${author},
      json_extract(correction.value, '$.field'), json_extract(correction.value, '$.value')
    FROM json_each(${JSON.stringify(corrections)}) AS correction`);
}
