import { addOppositions, type Departing, listRefusedRecords } from "#workers/db/oppositions.ts";
import type { PersonTable } from "#workers/db/schema.ts";
import { hashOppositions } from "./erasure-hashes.ts";

/**
 * The opposition list (article 21 of the GDPR): a refusal outlives the records on which it was noted, as a hash of telephone and e-mail under
 * the secret of erasures. A new record with such an address gets the refusal again (workers/db/records.ts), for as long as the privacy
 * page states.
 */

/** Keeps the refusals of records that are about to go. Throws without the secret, so that none is forgotten, and what D1 throws. */
export async function keepOppositions(
  { database, pepper, now }: { database: D1Database; pepper: string | null; now: Date },
  table: PersonTable,
  departing: Departing,
): Promise<void> {
  const refused = await listRefusedRecords(database, table, departing);
  if (refused.length === 0) return;
  if (pepper === null) throw new Error("The secret ERASURE_PEPPER is missing: refusals would be forgotten with their records");
  const rows = await Promise.all(
    refused.map(async ({ channel, refused_at, ...addresses }) =>
      (await hashOppositions(pepper, addresses)).map((hash) => ({ hash, channel, refused_at, kept_since: now.toISOString() })),
    ),
  );
  await addOppositions(database, rows.flat());
}
