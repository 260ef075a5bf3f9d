import { trackers } from "./retention.ts";

/** The names alone, for the code that sets the trackers: the browser does without the rest of the list. */
export const trackerNames = Object.fromEntries(Object.entries(trackers).map(([key, { name }]) => [key, name])) as Readonly<
  Record<keyof typeof trackers, string>
>;
