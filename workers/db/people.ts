import { and, asc, eq, getTableColumns, lt, not, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { entryColumns } from "./entries.ts";
import { type Entry, entries, type OpenCall, openCalls, type PersonKey, personKeys, type Records, recordTables } from "./schema.ts";
import { fieldOf, isIn, isOfRecord, listKeys } from "./sql-parts.ts";
import { PERSON_TABLES, type PersonTable } from "./vocabulary.ts";

/** Statements find records by key: none scans the whole table. */

export interface RecordKey {
  table: PersonTable;
  id: string;
}

export type SentRecord = { [Table in PersonTable]: { table: Table } & Records[Table] }[PersonTable];

/** All records that share name keys with those in `asked`, directly or not, each read once. `waiting`: name keys outside D1. */
export async function gatherRecords(
  database: D1Database,
  asked: readonly RecordKey[],
  waiting: readonly PersonKey[] = [],
): Promise<RecordKey[]> {
  const followed = new Set<string>();
  const records = new Map<string, { key: RecordKey; unfollowed: number }>();
  const meet = ({ record_table, record_id, name_count }: PersonKey) => {
    const name = `${record_table}/${record_id}`;
    const record = records.get(name) ?? { key: { table: record_table, id: record_id }, unfollowed: name_count };
    record.unfollowed--;
    records.set(name, record);
  };
  for (let next = asked; next.length > 0; ) {
    const names = await listUnfollowedNames(database, next, [...followed]);
    const isNext = new Set(next.map(({ table, id }) => `${table}/${id}`));
    const outside = waiting.filter((row) => isNext.has(`${row.record_table}/${row.record_id}`)).map(({ key }) => key);
    const fresh = [...new Set([...names, ...outside])].filter((name) => !followed.has(name));
    for (const name of fresh) followed.add(name);
    const met = fresh.length > 0 ? await drizzle(database).select().from(personKeys).where(isIn(personKeys.key, fresh)) : [];
    for (const row of [...met, ...waiting.filter(({ key }) => fresh.includes(key))]) meet(row);
    // A record met under all its names leads nowhere else.
    next = fresh.length > 0 ? [...records.values()].filter(({ unfollowed }) => unfollowed > 0).map(({ key }) => key) : [];
  }
  return [...records.values()].map(({ key }) => key);
}

async function listUnfollowedNames(database: D1Database, records: readonly RecordKey[], followed: readonly string[]): Promise<string[]> {
  const rows: { key: string }[] = await drizzle(database).all(sql`
    SELECT DISTINCT own.key FROM json_each(${listKeys(records)}) AS asked CROSS JOIN person_keys AS own
      ON own.record_table = ${fieldOf("asked", "table")} AND own.record_id = ${fieldOf("asked", "id")}
      AND own.key >= 'nom:' AND own.key < 'nom;'
    WHERE ${not(isIn(sql`own.key`, followed))}`);
  return rows.map(({ key }) => key);
}

/** As submitted, with entries (oldest first) and open calls. */
export async function readRecords(
  database: D1Database,
  keys: readonly RecordKey[],
): Promise<{ sent: SentRecord[]; noted: Entry[]; calls: OpenCall[] }> {
  if (keys.length === 0) return { sent: [], noted: [], calls: [] };
  const db = drizzle(database);
  const { catalogue_downloads: leads, callback_requests: requests, quotation_requests: quotations } = recordTables;
  const idsOf = (table: PersonTable) => JSON.stringify(keys.flatMap((key) => (key.table === table ? [key.id] : [])));
  const [sentLeads, sentRequests, sentQuotations, calls, ended] = await db.batch([
    // The list leads, so that each row is found once by its index.
    db
      .select(getTableColumns(leads))
      .from(listed(idsOf("catalogue_downloads")))
      .crossJoin(leads)
      .where(eq(leads.id, sql`listed.value`)),
    db
      .select(getTableColumns(requests))
      .from(listed(idsOf("callback_requests")))
      .crossJoin(requests)
      .where(eq(requests.id, sql`listed.value`)),
    db
      .select(getTableColumns(quotations))
      .from(listed(idsOf("quotation_requests")))
      .crossJoin(quotations)
      .where(eq(quotations.id, sql`listed.value`)),
    db
      .select(getTableColumns(openCalls))
      .from(listed(listKeys(keys)))
      .crossJoin(openCalls)
      .where(isListed(openCalls)),
    db
      .select({ table: sql<PersonTable>`${fieldOf("listed", "table")}`, id: sql<string>`${fieldOf("listed", "id")}`, trail: LAST_TRAIL })
      .from(listed(listKeys(keys))),
  ]);
  const noted = await readNoted(database, ended);
  const sent: SentRecord[] = [
    ...sentLeads.map((record) => ({ table: "catalogue_downloads" as const, ...record })),
    ...sentRequests.map((record) => ({ table: "callback_requests" as const, ...record })),
    ...sentQuotations.map((record) => ({ table: "quotation_requests" as const, ...record })),
  ];
  // Sorted here: D1 bills the rows that it sorts once more.
  noted.sort((a, b) => (a.at === b.at ? order(a.id, b.id) : order(a.at, b.at)));
  return { sent, noted, calls };
}

/** Of the last entry of a listed record; null without any. */
const LAST_TRAIL = sql<string | null>`(
  SELECT last.trail FROM entries AS last
  WHERE last.record_table = ${fieldOf("listed", "table")} AND last.record_id = ${fieldOf("listed", "id")}
  ORDER BY last.at DESC, last.id DESC LIMIT 1)`;

/** Records of one trail have the same entries: those of the first are read, whatever their number. */
async function readNoted(database: D1Database, ended: readonly (RecordKey & { trail: string | null })[]): Promise<Entry[]> {
  const alike = Map.groupBy(ended, ({ trail }) => trail);
  alike.delete(null);
  const firsts = [...alike.values()].flatMap((records) => records.slice(0, 1));
  if (firsts.length === 0) return [];
  const noted = await drizzle(database)
    .select(entryColumns)
    .from(listed(listKeys(firsts)))
    .crossJoin(entries)
    .where(isListed(entries));
  return [...alike.values()].flatMap((records) => {
    const its = noted.filter((entry) => entry.record_id === records[0]?.id && entry.record_table === records[0].table);
    return records.flatMap(({ table, id }) => its.map((entry) => ({ ...entry, record_table: table, record_id: id })));
  });
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function listed(list: string): SQL {
  return sql`json_each(${list}) AS listed`;
}

function isListed({ record_table, record_id }: typeof entries | typeof openCalls): SQL | undefined {
  return and(eq(record_table, fieldOf("listed", "table")), eq(record_id, fieldOf("listed", "id")));
}

/** Kinds of records that leave their sender a link. */
const HELD_TABLES = ["callback_requests", "quotation_requests"] as const satisfies readonly PersonTable[];
export type HeldTable = (typeof HELD_TABLES)[number];

/** `hash`: people/identity/own-key.ts. The oldest, should a key come twice. */
export async function findRequestByKeyHash(database: D1Database, hash: string): Promise<(RecordKey & { table: HeldTable }) | null> {
  for (const table of HELD_TABLES) {
    const { id, key_hash, created_at } = recordTables[table];
    const [found] = await drizzle(database)
      .select({ id })
      .from(recordTables[table])
      .where(eq(key_hash, hash))
      .orderBy(asc(created_at))
      .limit(1);
    if (found) return { table, id: found.id };
  }
  return null;
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

/** People of an answer. */
export const SEARCH_LIMIT = 50;
/** A person may have thousands of records under one address. */
const MOST_UNDER_KEYS = 5000;
/** Most people have two keys of their name. */
export const KEYS_READ = SEARCH_LIMIT * 2 + 20;
const LAST = "\u{10FFFF}";

/** The first different keys that begin in one of these ways, by the index alone: one under which many records stand is read once. */
export async function listKeysFrom(database: D1Database, beginnings: readonly string[], limit: number): Promise<string[]> {
  const next = (start: SQL, after: SQL) =>
    sql`(SELECT min(key) FROM person_keys AS own WHERE own.key ${after} AND own.key < ${start} || ${LAST})`;
  const rows: { key: string | null }[] = await drizzle(database).all(sql`
    WITH RECURSIVE found (start, key) AS (
      SELECT asked.value, ${next(sql`asked.value`, sql`>= asked.value`)} FROM json_each(${JSON.stringify(beginnings)}) AS asked
      UNION ALL SELECT start, ${next(sql`found.start`, sql`> found.key`)} FROM found WHERE found.key IS NOT NULL
      LIMIT ${beginnings.length + limit})
    SELECT key FROM found`);
  return rows.flatMap(({ key }) => key ?? []).slice(0, limit);
}

/** One record of each table under each key: many records under one key hide nobody. */
export async function findFirstRecords(database: D1Database, keys: readonly string[]): Promise<RecordKey[]> {
  const rows: (Pick<RecordKey, "table"> & { id: string | null })[] = await drizzle(database).all(sql`
    SELECT kind.value AS "table", (
      SELECT min(record_id) FROM person_keys AS own WHERE own.key = asked.value AND own.record_table = kind.value) AS id
    FROM json_each(${JSON.stringify(keys)}) AS asked CROSS JOIN json_each(${JSON.stringify(PERSON_TABLES)}) AS kind`);
  return rows.flatMap(({ table, id }) => (id === null ? [] : [{ table, id }]));
}

/** Records under these keys, but for those of one person. */
export async function findByKeys(database: D1Database, keys: readonly string[], except: readonly RecordKey[]): Promise<RecordKey[]> {
  const { key, record_table: table, record_id: id } = personKeys;
  const found = await drizzle(database).select({ table, id }).from(personKeys).where(isIn(key, keys)).limit(MOST_UNDER_KEYS);
  const own = new Set(except.map((record) => record.id));
  const others = new Map(found.filter((record) => !own.has(record.id)).map((record) => [record.id, record]));
  return [...others.values()].slice(0, SEARCH_LIMIT);
}
