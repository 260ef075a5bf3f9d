import { readColumn } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a quarantined record with what was typed instead, and the names of what no column can hold. */
export function correctFields(table: RecordTable, fields: Fields, typed: Iterable<[name: string, text: string]>) {
  const corrected: Record<string, unknown> = { ...fields };
  const wrong: string[] = [];
  for (const [name, text] of typed) {
    const value = readColumn(table, name, text);
    if (value === undefined) wrong.push(name);
    else corrected[name] = value;
  }
  return { corrected, wrong };
}
