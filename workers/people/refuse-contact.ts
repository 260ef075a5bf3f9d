import { addRefusals } from "#workers/db/contact-refusals.ts";
import type { ContactChannel } from "#workers/db/vocabulary.ts";
import { type Decided, type Deciding, findDecided, newEntry, type SeenPerson } from "./decide.ts";
import { REASON_MAX_LENGTH } from "./entries.ts";
import { savedRecords } from "./read-people.ts";

interface Refusal {
  channel: ContactChannel;
  /** False lifts the refusals before it. */
  isRefused: boolean;
}

/**
 * Notes « ne plus appeler » or « ne plus écrire », or lifts it (article 21 of the GDPR), on all that a person sent. What colleagues noted
 * meanwhile does not stop it. Both at once are written together or not at all, and nothing is when the records belong to others too by
 * now, or are gone.
 */
export async function refuseContact(
  deciding: Deciding,
  seen: SeenPerson,
  refusals: readonly Refusal[],
  note: string | null,
): Promise<Decided> {
  const found = await findDecided(deciding, seen);
  if (found.refused) return found.refused;
  const { person } = found;
  const entry = { ...newEntry(deciding, person.records), note: note?.trim().slice(0, REASON_MAX_LENGTH) || null };
  const entries = refusals.map((refusal) => ({ ...entry, ...refusal, id: crypto.randomUUID() }));
  const written = await addRefusals(deciding.database, entries, savedRecords(person));
  return written.length > 0 ? { isWritten: true, id: entries.at(-1)?.id ?? entry.id, person } : { isWritten: false, reason: "gone" };
}
