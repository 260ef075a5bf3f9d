import type { PersonOnFile } from "./read-people.ts";
import type { SeenPerson } from "./seen-person.ts";

/** What every decision about a person needs. */
export interface Deciding {
  database: D1Database;
  /** Who decides. */
  author: string;
  /** What time it is where the records are kept (workers/db/clock.ts). */
  now: Date;
  /** Everybody, as of now. Throws what the database throws. */
  readPeople(): Promise<PersonOnFile[]>;
}

/**
 * What became of a decision. Written, under the id of its entry; or not, and why: the records seen belong to others too by now
 * (`regrouped`), are gone, somebody noted or refused something since (`changed`, `refused`), or there is nothing to write.
 */
export type Decided =
  | { isWritten: true; id: string; person: PersonOnFile }
  | { isWritten: false; reason: "regrouped"; people: [PersonOnFile, ...PersonOnFile[]] }
  | { isWritten: false; reason: "changed" | "refused"; person: PersonOnFile }
  | { isWritten: false; reason: "gone" }
  | { isWritten: false; reason: "nothing" };

/** The id, time and author of a new entry about a person: later than everything of theirs that its author saw. */
export function newEntry({ now, author }: Pick<Deciding, "now" | "author">, records: readonly { created_at: string }[]) {
  const newest = Math.max(0, ...records.map(({ created_at }) => Date.parse(created_at)));
  return { id: crypto.randomUUID(), at: new Date(Math.max(now.getTime(), newest + 1)).toISOString(), author };
}

/** A decision that cannot be taken at all. */
type Refused = Extract<Decided, { reason: "gone" | "regrouped" }>;

/** The person whom a decision is about, as of now; or why it cannot be taken. Others may have joined the records that were seen. */
export async function findDecided(
  { readPeople }: Deciding,
  seen: SeenPerson,
): Promise<{ person: PersonOnFile; refused?: never } | { person?: never; refused: Refused }> {
  const ids = new Set(seen.records.map(({ id }) => id));
  const [person, ...others] = (await readPeople()).filter(({ records }) => records.some(({ id }) => ids.has(id)));
  if (!person) return { refused: { isWritten: false, reason: "gone" } };
  const isSame = others.length === 0 && person.records.every(({ id }) => ids.has(id));
  return isSame ? { person } : { refused: { isWritten: false, reason: "regrouped", people: [person, ...others] } };
}
