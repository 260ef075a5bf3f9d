import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Entry, entries, type OpenCall, openCalls, type PersonKey, personKeys, type Records, recordTables } from "./schema.ts";
import { fieldOf, isIn, isOfRecord, isRecordIn, listKeys, selectRows } from "./sql-parts.ts";
import type { PersonTable } from "./vocabulary.ts";

/** Statements find records by key: none scans the whole table. */

export interface RecordKey {
  table: PersonTable;
  id: string;
}

export type SentRecord = { [Table in PersonTable]: { table: Table } & Records[Table] }[PersonTable];

/** `root`: index in `asked` of the record that led here. */
type Gathered = { root: number } & RecordKey;

/** Gathers everything of the people in `asked`: records joined by name keys, directly or not. `waiting`: name keys outside D1. */
export async function gatherRecords(
  database: D1Database,
  asked: readonly RecordKey[],
  waiting: readonly PersonKey[] = [],
): Promise<Gathered[]> {
  if (asked.length === 0) return [];
  const follow = (keys: SQL) => sql`
      UNION
      SELECT root, NULL, NULL, own.key FROM person CROSS JOIN ${keys} AS own
        ON own.record_table = person.record_table AND own.record_id = person.record_id AND own.key >= 'nom:' AND own.key < 'nom;'
      UNION
      SELECT root, other.record_table, other.record_id, NULL FROM person CROSS JOIN ${keys} AS other ON other.key = person.name`;
  return drizzle(database).all<Gathered>(sql`
    WITH RECURSIVE waiting (key, record_table, record_id) AS MATERIALIZED (${selectRows(personKeys, waiting)}),
    person (root, record_table, record_id, name) AS (
      SELECT key, ${fieldOf("asked", "table")}, ${fieldOf("asked", "id")}, NULL FROM json_each(${listKeys(asked)}) AS asked
      ${follow(sql`person_keys`)} ${waiting.length > 0 ? follow(sql`waiting`) : sql``}
    )
    SELECT root, record_table AS "table", record_id AS id FROM person WHERE name IS NULL ORDER BY root`);
}

/** As submitted, with entries (oldest first) and open calls. */
export async function readRecords(
  database: D1Database,
  keys: readonly RecordKey[],
): Promise<{ sent: SentRecord[]; noted: Entry[]; calls: OpenCall[] }> {
  if (keys.length === 0) return { sent: [], noted: [], calls: [] };
  const db = drizzle(database);
  const { catalogue_downloads: leads, callback_requests: requests } = recordTables;
  const [sentLeads, sentRequests, noted, calls] = await db.batch([
    db
      .select()
      .from(leads)
      .where(isRecordIn("catalogue_downloads", leads.id, keys)),
    db
      .select()
      .from(requests)
      .where(isRecordIn("callback_requests", requests.id, keys)),
    db.select().from(entries).where(isOfRecord(entries, keys)).orderBy(asc(entries.at), asc(entries.id)),
    db.select().from(openCalls).where(isOfRecord(openCalls, keys)),
  ]);
  const sent: SentRecord[] = [
    ...sentLeads.map((record) => ({ table: "catalogue_downloads" as const, ...record })),
    ...sentRequests.map((record) => ({ table: "callback_requests" as const, ...record })),
  ];
  return { sent, noted, calls };
}

/** `hash`: people/identity/own-key.ts. The oldest, should a key come twice. */
export async function findRequestByKeyHash(database: D1Database, hash: string): Promise<RecordKey | null> {
  const { id, key_hash, created_at } = recordTables.callback_requests;
  const [found] = await drizzle(database)
    .select({ id })
    .from(recordTables.callback_requests)
    .where(eq(key_hash, hash))
    .orderBy(asc(created_at))
    .limit(1);
  return found ? { table: "callback_requests", id: found.id } : null;
}

/** A table's oldest records before a moment (ISO 8601); those with a refusal in full. */
export async function readExpired(database: D1Database, table: PersonTable, before: string, limit: number) {
  const db = drizzle(database);
  const { id, created_at } = recordTables[table];
  const oldest = db.select({ id }).from(recordTables[table]).where(lt(created_at, before)).orderBy(asc(created_at)).limit(limit);
  const expired: RecordKey[] = (await oldest).map((row) => ({ table, id: row.id }));
  if (expired.length === 0) return { expired, refused: await readRecords(database, []) };
  const refused = await db
    .selectDistinct({ table: entries.record_table, id: entries.record_id })
    .from(entries)
    .where(and(isOfRecord(entries, expired), eq(entries.kind, "refusal")));
  return { expired, refused: await readRecords(database, refused) };
}

export const SEARCH_LIMIT = 50;

/** How a key begins, and what else it holds, in any order. */
export interface KeySearch {
  prefix: `${"nom" | "telephone" | "email" | "formation" | "ref"}:${string}`;
  parts: readonly string[];
}

/** Scans the keys of one prefix once: no index finds a part. */
export async function searchRecords(database: D1Database, { prefix, parts }: KeySearch): Promise<RecordKey[]> {
  const hasPart = parts.map((part) => sql` AND instr(substr(key, ${prefix.length + 1}), ${part}) > 0`);
  return drizzle(database).all(sql`
    SELECT record_table AS "table", record_id AS id FROM person_keys
    WHERE key >= ${prefix} AND key < ${`${prefix}\u{10FFFF}`}${sql.join(hasPart)}
    GROUP BY record_table, record_id LIMIT ${SEARCH_LIMIT * 4}`);
}

export async function findByKeys(database: D1Database, keys: readonly string[]): Promise<RecordKey[]> {
  return drizzle(database).all(sql`
    SELECT DISTINCT record_table AS "table", record_id AS id FROM person_keys WHERE ${isIn(sql`key`, keys)} LIMIT ${SEARCH_LIMIT}`);
}
