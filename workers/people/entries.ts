/** How long what an operator writes may be: a note, and the reason of a refusal. */
export const NOTE_MAX_LENGTH = 2000;
export const REASON_MAX_LENGTH = 200;

/** Orders texts by their characters, and so moments (ISO 8601) by time. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Orders events, the latest first. */
export function latestFirst(a: { at: string }, b: { at: string }): number {
  return compare(b.at, a.at);
}

/** The latest of some events; of several at one moment the first. */
export function latest<Event extends { at: string }>(events: readonly Event[]): Event | undefined {
  return events.toSorted(latestFirst)[0];
}

/** How the id of an entry begins that takes back another; the id of the other follows. */
export const UNDOING = "annule-";

/** Whether an entry takes back another. */
export function isUndoing({ id }: { id: string }): boolean {
  return id.startsWith(UNDOING);
}

/** The entries of one record that still stand: without those that were taken back, and without what took them back. */
export function standingEntries<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.filter(isUndoing).map(({ id }) => id.slice(UNDOING.length)));
  return entries.filter((entry) => !isUndoing(entry) && !undone.has(entry.id));
}
