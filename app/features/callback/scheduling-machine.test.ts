import { expect, test } from "vitest";
import {
  FALLBACK_DELAY_MS,
  nextSchedulingState,
  REVEAL_DELAY_MS,
  type SchedulingEvent,
  type SchedulingState,
} from "./scheduling-machine.ts";

test("the calendar is shown 1 s after its script, or after 5 s", () => {
  expect(REVEAL_DELAY_MS).toBe(1000);
  expect(FALLBACK_DELAY_MS).toBe(5000);
});

// Every state with every event.
const TABLE: Record<SchedulingState, Record<SchedulingEvent, SchedulingState>> = {
  loading: { scriptLoaded: "loading", revealDelayPassed: "loaded", fallbackPassed: "loaded", scriptFailed: "failed", retry: "loading" },
  loaded: { scriptLoaded: "loaded", revealDelayPassed: "loaded", fallbackPassed: "loaded", scriptFailed: "failed", retry: "loaded" },
  failed: { scriptLoaded: "failed", revealDelayPassed: "failed", fallbackPassed: "failed", scriptFailed: "failed", retry: "loading" },
};

test.for(Object.entries(TABLE) as [SchedulingState, (typeof TABLE)[SchedulingState]][])(
  "%s: each event leads where the table says",
  ([state, row]) => {
    for (const [event, next] of Object.entries(row)) expect(nextSchedulingState(state, event as SchedulingEvent), event).toBe(next);
  },
);
