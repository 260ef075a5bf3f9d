import type { RecordKey } from "#workers/db/people.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";

/** What the play knows of those who wrote, by its own count: the site must agree with it. Times are ISO 8601. */

export interface Inhabitant {
  nom: string;
  telephone: string;
  email: string;
  records: (RecordKey & { at: string; isTrap: boolean })[];
  /** The last refusal of calls: of which records, and when the first of them was purged. Null once it is lifted. */
  refusal: { records: readonly string[]; purgedAt: string | null } | null;
  /** Somebody must call. */
  isWaiting: boolean;
  isErased: boolean;
}

export interface Town {
  inhabitants: Inhabitant[];
  bookings: { id: string; at: string }[];
}

/** Somebody with a name, a telephone and an e-mail of their own. */
export function settle({ inhabitants }: Town): Inhabitant {
  const index = inhabitants.length;
  const letters = [...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const addresses = { telephone: `06 ${String(index).padStart(8, "0")}`, email: `${letters}@exemple.fr` };
  const inhabitant = { nom: `Durand${letters}`, ...addresses, records: [], refusal: null, isWaiting: false, isErased: false };
  inhabitants.push(inhabitant);
  return inhabitant;
}

export function listLiving({ inhabitants }: Town): Inhabitant[] {
  return inhabitants.filter(({ records }) => records.length > 0);
}

/** A night: records older than `limitOf` their table go. */
export function forgetOlder(town: Town, limitOf: (table: RecordTable) => string, now: Date): void {
  for (const inhabitant of town.inhabitants) {
    const { refusal, records } = inhabitant;
    const kept = records.filter(({ table, at }) => at >= limitOf(table));
    if (kept.length === records.length) continue;
    inhabitant.records = kept;
    inhabitant.isWaiting &&= kept.length > 0;
    const isPurged = refusal?.records.some((id) => kept.every((record) => record.id !== id));
    if (refusal && isPurged) inhabitant.refusal = { ...refusal, purgedAt: now.toISOString() };
  }
  town.bookings = town.bookings.filter(({ at }) => at >= limitOf("calendly_bookings"));
}

/** A restored database: all is as it was, but for those who were erased since. */
export function restore(before: Town, now: Town): Town {
  const former = new Map(before.inhabitants.map((inhabitant) => [inhabitant.nom, inhabitant]));
  const inhabitants = now.inhabitants.map((inhabitant) => {
    const known = inhabitant.isErased ? undefined : former.get(inhabitant.nom);
    return known ?? { ...inhabitant, records: [], refusal: null, isWaiting: false };
  });
  return { inhabitants, bookings: before.bookings };
}
