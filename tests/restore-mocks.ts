import { afterEach, vi } from "vitest";
import { defineMovedDate, movedMs } from "./moved-date.ts";

defineMovedDate(movedMs);

// Test files share a process: no mock or fake may reach the next test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  // Vitest's real timers are those of today.
  defineMovedDate(movedMs);
});
