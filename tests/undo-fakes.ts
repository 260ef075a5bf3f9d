import { afterEach, vi } from "vitest";

// Test files share a process: what a test replaces is neither the next test's nor the next file's.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});
