import { joinWords } from "#app/content/format.ts";
import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps, type FollowUpChange } from "#workers/db/follow-up-entries.ts";
import type { ContactRefusal, FollowUpEntry } from "#workers/db/schema.ts";
import { type Deciding, newEntry } from "./decide.ts";
import { compare, standingEntries, UNDOING } from "./entries.ts";
import { dayOf, momentOf } from "./french-time.ts";
import { labelOf, sayOutcome, sayRefusal } from "./outcome-words.ts";
import { fullName } from "./person-file.ts";
import type { PersonOnFile } from "./read-people.ts";

/**
 * Outcomes and refusals are taken back one by one, last first. Nothing is deleted: an entry that takes back another restores what stood
 * before it, and is named after it, so that every reader can tell what still stands.
 */

/** Something that its author may take back. One outcome may concern several people. */
type UndoableStep = NonNullable<ReturnType<typeof findLastStep>>;

/** The last outcome or refusal that an author noted today and did not take back; undefined when there is none left. */
export function findLastStep(people: readonly PersonOnFile[], author: string, now: Date) {
  const midnight = momentOf(dayOf(now.toISOString()), 0);
  const isUndoable = (entry: FollowUpEntry | ContactRefusal) => ("status" in entry ? entry.status !== null : entry.channel === "telephone");
  const steps = people.flatMap((person) =>
    [...standingEntries(person.followUps), ...standingEntries(person.refusals)]
      .filter((entry) => entry.author === author && entry.at >= midnight && isUndoable(entry))
      .map((entry) => ({ entry, person })),
  );
  const last = steps.sort((a, b) => compare(a.entry.at, b.entry.at)).at(-1);
  return last && { entry: last.entry, people: steps.filter(({ entry }) => entry.id === last.entry.id).map(({ person }) => person) };
}

/** « Hélène Vauclair, joint », « 12 personnes, sans suite »; of an import that noted several outcomes « 12 personnes, joint et inscrit » */
export function sayStep({ entry, people }: UndoableStep, now: Date): string {
  const [person, ...others] = people;
  const who = others.length > 0 || !person ? `${people.length} personnes` : fullName(person);
  if (!("status" in entry)) return `${who}, ${sayRefusal(entry)}`;
  const entries = people.flatMap(({ records }) => records.flatMap(({ followUps }) => followUps)).filter(({ id }) => id === entry.id);
  const noted = [...new Set(entries.flatMap(({ status }) => (status ? [labelOf(status)] : [])))];
  return `${who}, ${noted.length > 1 ? joinWords(noted) : sayOutcome(entry, now)}`;
}

/**
 * Takes back an outcome or a refusal wherever it still is what stands; returns whether it did. Somebody else's later entry is never
 * touched: then nothing is.
 */
export async function undoStep({ database, now, author }: Omit<Deciding, "readPeople">, step: UndoableStep): Promise<boolean> {
  const records = step.people.flatMap((person) => person.records);
  const entry = { ...newEntry({ now, author }, records), id: `${UNDOING}${step.entry.id}` };
  if ("status" in step.entry) {
    const changes = records.flatMap((record) => undoOutcome(record, step.entry.id));
    return changes.length > 0 && (await addFollowUps(database, entry, changes, { isAllOrNone: true })).length > 0;
  }
  const { channel } = step.entry;
  const [person] = step.people as [PersonOnFile];
  const standing = standingEntries(person.refusals.filter((refusal) => refusal.channel === channel));
  if (standing.at(-1)?.id !== step.entry.id) return false;
  const isRefused = standing.at(-2)?.is_refused ?? false;
  return (await addRefusals(database, [{ ...entry, channel, isRefused, note: "annulé" }], records)).length > 0;
}

function undoOutcome({ table, id, followUps }: PersonOnFile["records"][number], stepId: string): FollowUpChange[] {
  const standing = standingEntries(followUps).filter(({ status }) => status !== null);
  if (!followUps.some((entry) => entry.id === stepId)) return [];
  // Somebody noted something else since: a change that cannot be written keeps the others from being.
  if (standing.at(-1)?.id !== stepId) return [{ table, recordId: id, after: stepId, status: "nouveau" }];
  const before = standing.at(-2);
  const restored = { status: before?.status ?? "nouveau", callAt: before?.call_at ?? null, note: null };
  return [{ table, recordId: id, after: followUps.at(-1)?.id ?? null, ...restored }];
}
