import { trackers } from "./retention.ts";

/** What our own code sets: not the external calendar, nor what React Router keeps. */
type OwnTracker = Exclude<keyof typeof trackers, "scheduler" | "scrollPositions">;

/** The names alone, for the code that sets the trackers: the browser does without the rest of the list. */
export const trackerNames = Object.fromEntries(
  Object.entries(trackers)
    .filter(([key]) => key !== "scheduler" && key !== "scrollPositions")
    .map(([key, { name }]) => [key, name]),
) as Readonly<Record<OwnTracker, string>>;
