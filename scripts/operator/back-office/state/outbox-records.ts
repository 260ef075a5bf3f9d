import { findPepper } from "#scripts/operator/leads/pepper.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { isRowOf } from "#workers/db/row-shape.ts";
import { isRefusal, saveRecord } from "#workers/records.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/storage/outbox.ts";

/** What the database did not take: saved by hand, or repaired first. */

const OUTBOX = "outbox/";
const QUARANTINE = "quarantine/";

export interface OutboxObject {
  key: string;
  table: RecordTable | undefined;
  /** ISO 8601. */
  since: string;
}

export async function listOutboxObjects(stores: Stores): Promise<{ waiting: OutboxObject[]; quarantined: OutboxObject[] }> {
  const [waiting, quarantined] = await Promise.all([stores.outbox.list(OUTBOX), stores.outbox.list(QUARANTINE)]);
  const describe = ({ key, uploadedAt }: { key: string; uploadedAt: string }) => ({ key, table: tableOf(key), since: uploadedAt });
  const bySince = (a: OutboxObject, b: OutboxObject) => (a.since < b.since ? -1 : 1);
  return { waiting: waiting.map(describe).sort(bySince), quarantined: quarantined.map(describe).sort(bySince) };
}

/** Puts everything that waits into the database, as the cron does. Returns how many went in and how many stay. Throws what the stores throw. */
export async function replayAll(stores: Stores): Promise<{ saved: number; left: number }> {
  const { waiting } = await listOutboxObjects(stores);
  let saved = 0;
  for (const { key, table } of waiting) {
    const record = table && (await readRecord(stores, key));
    if (record && table && isRowOf(table, record) && (await save(stores, table, record))) {
      await stores.outbox.remove(key);
      saved++;
    }
  }
  return { saved, left: waiting.length - saved };
}

/** The fields of a record, or null when the object holds none that can be read. */
export async function readRecord(stores: Stores, key: string): Promise<Record<string, unknown> | null> {
  const bytes = await stores.outbox.read(key);
  if (!bytes) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Saves a repaired record and takes it out of quarantine. Returns whether the database took it. Throws what the stores throw. */
export async function repairRecord(stores: Stores, key: string, changes: Readonly<Record<string, string>>): Promise<boolean> {
  const table = tableOf(key);
  const record = await readRecord(stores, key);
  if (!table || !record || !key.startsWith(QUARANTINE)) return false;
  const repaired = { ...record };
  for (const [name, value] of Object.entries(changes)) {
    if (name in record) repaired[name] = readAs(record[name], value);
  }
  if (!isRowOf(table, repaired) || !(await save(stores, table, repaired))) return false;
  await stores.outbox.remove(key);
  return true;
}

/** A field keeps its type. */
function readAs(before: unknown, value: string): unknown {
  if (typeof before === "number") return Number(value);
  if (typeof before === "boolean") return value === "true";
  return before === null && value === "" ? null : value;
}

async function save(stores: Stores, table: RecordTable, record: object): Promise<boolean> {
  try {
    // Whoever was erased does not come back through the outbox.
    const env = { DB: stores.database, ERASURE_PEPPER: findPepper(stores.environment) } as unknown as Pick<Env, "DB">;
    await saveRecord(env, table, record as never);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

function tableOf(key: string): RecordTable | undefined {
  return RECORD_TABLES.find((table) => key.includes(`/${table}/`));
}
