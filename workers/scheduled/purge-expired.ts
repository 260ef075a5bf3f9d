import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { describePeople } from "#workers/people/identity/person.ts";
import { listOppositionsToKeep } from "#workers/people/rights/contact-permission.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readExpired } from "../db/people.ts";
import { deleteOldest, removeRecords } from "../db/record-removal.ts";
import { PERSON_TABLES, type PersonTable, RECORD_TABLES, type RecordTable } from "../db/vocabulary.ts";
import { logError, logInfo } from "../log.ts";
import { removeErasuresBefore } from "../storage/erasure-list.ts";
import { deleteFromOutboxBefore } from "../storage/outbox.ts";

/** Records per slice: with their keys, no statement deletes more than 500 rows. */
const SLICE = 70;
/** Seven statements each; a slice with refusals takes fourteen and counts twice. */
const MOST_SLICES = 4;
const ROWS = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Oldest first, limited per run (`isUnfinished`: the next continues). Refusals survive as keyed hashes. Failing steps
 * are logged and skipped.
 */
export async function purgeExpired({ DB, OUTBOX }: Pick<Env, "DB" | "OUTBOX">, now: Date) {
  const stores = { database: DB, outbox: OUTBOX };
  const limitOf = (table: RecordTable) => monthsBefore(now, retention[table].months).toISOString();
  const released = monthsBefore(now, privacyRules.oppositionYears * 12).toISOString();
  const forgotten = new Date(now.getTime() - privacyRules.backupDays * DAY_MS).toISOString();
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  let isUnfinished = false;
  const run = async (name: string, work: () => Promise<number>, most = Number.POSITIVE_INFINITY) => {
    try {
      deleted[name] = await work();
      if (deleted[name] >= most) isUnfinished = true;
    } catch (error) {
      failed.push(name);
      logError("purge", error, { step: name });
    }
  };
  let slices = MOST_SLICES;
  for (const table of PERSON_TABLES) {
    await run(table, async () => {
      let count = 0;
      for (let last = SLICE; last === SLICE && slices > 0; ) {
        const slice = await purgeSlice(stores, table, limitOf(table), now);
        slices -= slice.hasRefusals ? 2 : 1;
        last = slice.count;
        count += last;
      }
      return count;
    });
  }
  if (slices <= 0) isUnfinished = true;
  const ages = [
    ["calendly_bookings", limitOf("calendly_bookings")],
    ["oppositions", released],
    ["erasures", forgotten],
  ] as const;
  for (const [name, before] of ages) await run(name, () => deleteOldest(DB, name, before, ROWS), ROWS);
  await run("erasure files", () => removeErasuresBefore(OUTBOX, forgotten), 1000);
  for (const table of RECORD_TABLES) await run(`${table} outbox`, () => deleteFromOutboxBefore(OUTBOX, table, limitOf(table)));
  logInfo("purge", deleted);
  return { deleted, failed, isUnfinished };
}

async function purgeSlice(stores: PeopleStores, table: PersonTable, before: string, now: Date) {
  const { expired, refused } = await readExpired(stores.database, table, before, SLICE);
  if (expired.length === 0) return { count: 0, hasRefusals: false };
  const each = refused.sent.map((record) => [record]);
  const people = await describePeople(stores, each, refused, now);
  await removeRecords(stores.database, expired, { oppositions: await listOppositionsToKeep(stores, people, now) });
  return { count: expired.length, hasRefusals: each.length > 0 };
}
