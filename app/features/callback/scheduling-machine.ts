/** The scheduling widget as a state machine: pure, run by scheduling-widget.tsx. */

export type SchedulingState = "loading" | "loaded" | "failed";

export type SchedulingEvent =
  /** The provider's script is there and draws the calendar; it is shown once REVEAL_DELAY_MS have passed. */
  | "scriptLoaded"
  | "revealDelayPassed"
  /** FALLBACK_DELAY_MS have passed since the start: the calendar is shown, however far it is. */
  | "fallbackPassed"
  | "scriptFailed"
  | "retry";

export const REVEAL_DELAY_MS = 1000;
export const FALLBACK_DELAY_MS = 5000;

const TRANSITIONS: Readonly<Record<SchedulingState, Partial<Record<SchedulingEvent, SchedulingState>>>> = {
  loading: { scriptLoaded: "loading", revealDelayPassed: "loaded", fallbackPassed: "loaded", scriptFailed: "failed" },
  // Shown by the fallback while the script was still on its way, it may fail yet.
  loaded: { scriptFailed: "failed" },
  failed: { retry: "loading" },
};

/** The state after an event; an event that means nothing in a state leaves it. */
export function nextSchedulingState(state: SchedulingState, event: SchedulingEvent): SchedulingState {
  return TRANSITIONS[state][event] ?? state;
}
