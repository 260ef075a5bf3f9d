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
