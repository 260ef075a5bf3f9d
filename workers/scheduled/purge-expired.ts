import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { keepOppositions } from "#workers/people/oppositions.ts";
import { deleteAnnouncementsBefore } from "../db/announcements.ts";
import { deleteOppositionsBefore } from "../db/oppositions.ts";
import { deleteBefore, deleteOrphanEntries } from "../db/purge.ts";
import { ENTRY_TABLES } from "../db/record-tables.ts";
import { RECORD_TABLES } from "../db/vocabulary.ts";
import { logError, logInfo } from "../log.ts";
import { NOTIFICATION_WINDOW_MS } from "../notifications/notifications.ts";
import { readErasurePepper } from "../settings/settings.ts";
import { deleteOppositionFilesBefore } from "../storage/opposition-files.ts";
import { deleteFromOutboxBefore } from "../storage/outbox.ts";

/**
 * Deletes what is older than the privacy page says (app/content/legal/retention.ts): rows, what hangs on them, what lies in the outbox.
 * Of a refusal a hash stays; rows that were refused stay too while it cannot be made.
 * Each step stands alone: one that fails is logged and keeps no other from its turn. Returns how much each deleted, and which failed.
 */
export async function purgeExpired(env: Pick<Env, "DB" | "OUTBOX">, now: Date): Promise<PurgeResult> {
  const result: PurgeResult = { deleted: {}, failed: [] };
  for (const [name, run] of listSteps(env, now)) {
    try {
      result.deleted[name] = await run();
    } catch (error) {
      result.failed.push(name);
      logError("purge", error, { step: name });
    }
  }
  logInfo("purge", result.deleted);
  return result;
}

interface PurgeResult {
  deleted: Record<string, number>;
  failed: string[];
}

type Step = [name: string, run: () => Promise<number>];

function listSteps(env: Pick<Env, "DB" | "OUTBOX">, now: Date): Step[] {
  const { DB, OUTBOX } = env;
  const pepper = readErasurePepper(env);
  const ofTables = RECORD_TABLES.flatMap((table): Step[] => {
    const limit = monthsBefore(now, retention[table].months).toISOString();
    return [
      [
        table,
        async () => {
          if (table !== "calendly_bookings") await keepOppositions({ database: DB, pepper, now }, table, { before: limit });
          return deleteBefore(DB, table, limit);
        },
      ],
      [`${table} outbox`, () => deleteFromOutboxBefore(OUTBOX, table, limit)],
      ...[...ENTRY_TABLES, "person_keys" as const, "open_calls" as const, "entries" as const].map(
        (kind): Step => [`${table} ${kind}`, () => deleteOrphanEntries(DB, kind, table)],
      ),
    ];
  });
  // Beyond the window nothing is sent any more, so nothing need be remembered.
  const forgotten = new Date(now.getTime() - 2 * NOTIFICATION_WINDOW_MS).toISOString();
  const released = monthsBefore(now, privacyRules.oppositionYears * 12).toISOString();
  return [
    ...ofTables,
    ["oppositions", () => deleteOppositionsBefore(DB, released)],
    ["opposition files", () => deleteOppositionFilesBefore(OUTBOX, released)],
    ["announcements", () => deleteAnnouncementsBefore(DB, forgotten)],
  ];
}
