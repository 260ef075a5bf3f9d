import { trackers } from "./retention.ts";

/** Set by our code, unlike the calendar's and React Router's. */
type OwnTracker = Exclude<keyof typeof trackers, "scheduler" | "scrollPositions">;

/** Names only: browsers don't need the full list. */
export const trackerNames = Object.fromEntries(
  Object.entries(trackers)
    .filter(([key]) => key !== "scheduler" && key !== "scrollPositions")
    .map(([key, { name }]) => [key, name]),
) as Readonly<Record<OwnTracker, string>>;
