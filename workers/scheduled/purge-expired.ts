import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { endOfCalls } from "#workers/people/calls/ongoing-calls.ts";
import { describePeople } from "#workers/people/identity/person.ts";
import { listOppositionsToKeep } from "#workers/people/rights/contact-permission.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readExpired } from "../db/people.ts";
import { deleteOldest, removeRecords } from "../db/record-removal.ts";
import { PERSON_TABLES, type PersonTable, type RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { removeErasuresBefore } from "../storage/erasure-list.ts";
import { deleteExpired } from "../storage/outbox.ts";

/** Records per slice: with their keys, no statement deletes more than 500 rows. */
const SLICE = 70;
const ROWS = 500;
const DAY_MS = 24 * 60 * 60_000;

/** A slice of each table, oldest first. Refusals survive as keyed hashes. Failing steps are logged and skipped. */
export async function purgeExpired({ DB, OUTBOX }: Pick<Env, "DB" | "OUTBOX">, now: Date) {
  const stores = { database: DB, outbox: OUTBOX };
  const limitOf = (table: RecordTable) => monthsBefore(now, retention[table].months).toISOString();
  const released = monthsBefore(now, privacyRules.oppositionYears * 12).toISOString();
  const forgotten = new Date(now.getTime() - privacyRules.backupDays * DAY_MS).toISOString();
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  const run = async (name: string, work: () => Promise<number>) => {
    try {
      deleted[name] = await work();
    } catch (error) {
      failed.push(name);
      logError("purge", error, { step: name });
    }
  };
  for (const table of PERSON_TABLES) await run(table, () => purgePeople(stores, table, limitOf(table), now));
  const ages = [
    ["calendly_bookings", limitOf("calendly_bookings")],
    ["oppositions", released],
    ["erasures", forgotten],
    ["ongoing_calls", endOfCalls(now)],
  ] as const;
  for (const [name, before] of ages) await run(name, () => deleteOldest(DB, name, before, ROWS));
  await run("erasure files", () => removeErasuresBefore(OUTBOX, forgotten));
  await run("outbox", () => deleteExpired(OUTBOX, limitOf));
  return { deleted, failed };
}

async function purgePeople(stores: PeopleStores, table: PersonTable, before: string, now: Date): Promise<number> {
  const { expired, refused } = await readExpired(stores.database, table, before, SLICE);
  if (expired.length === 0) return 0;
  const each = refused.sent.map((record) => [record]);
  const people = await describePeople(stores, each, refused, now);
  await removeRecords(stores.database, expired, { oppositions: await listOppositionsToKeep(stores, people, now) });
  return expired.length;
}
