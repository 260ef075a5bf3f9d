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
