import { trackers } from "./retention.ts";

/** Set by our code: neither the calendar nor React Router. */
type OwnTracker = Exclude<keyof typeof trackers, "scheduler" | "scrollPositions">;

/** Names only: browsers don't need the rest of the list. */
export const trackerNames = Object.fromEntries(
  Object.entries(trackers)
    .filter(([key]) => key !== "scheduler" && key !== "scrollPositions")
    .map(([key, { name }]) => [key, name]),
) as Readonly<Record<OwnTracker, string>>;
