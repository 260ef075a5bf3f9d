import { type SQL, sql } from "drizzle-orm";

/** Entries of operators are one sequence: each is later than all others, so that the last one counts and no reader overlooks it. */
export function laterThanAll(at: string): SQL {
  return sql`max(${at}, coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', max(last), '+0.001 seconds') FROM (
    SELECT max(at) AS last FROM follow_up_entries UNION ALL SELECT max(at) FROM contact_refusals
    UNION ALL SELECT max(at) FROM record_corrections)), ''))`;
}
