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

for (const [state, row] of Object.entries(TABLE) as Array<[SchedulingState, Record<SchedulingEvent, SchedulingState>]>) {
  for (const [event, expected] of Object.entries(row) as Array<[SchedulingEvent, SchedulingState]>) {
    test(`${state} + ${event} → ${expected}`, () => {
      expect(nextSchedulingState(state, event)).toBe(expected);
    });
  }
}

function run(...events: SchedulingEvent[]): SchedulingState {
  return events.reduce(nextSchedulingState, "loading");
}

test("a script that loads in time shows the calendar after the reveal delay, not before", () => {
  expect(run("scriptLoaded")).toBe("loading");
  expect(run("scriptLoaded", "revealDelayPassed")).toBe("loaded");
});

test("a script slower than the fallback finds the calendar already shown", () => {
  expect(run("fallbackPassed", "scriptLoaded", "revealDelayPassed")).toBe("loaded");
});

test("a script that fails after the fallback ends in the failed state", () => {
  expect(run("fallbackPassed", "scriptFailed")).toBe("failed");
});

test("the timers of a failed calendar change nothing any more", () => {
  expect(run("scriptFailed", "fallbackPassed", "revealDelayPassed")).toBe("failed");
});
