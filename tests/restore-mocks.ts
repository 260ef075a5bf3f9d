import { afterEach, vi } from "vitest";

// Test files share a process: no mock or fake may reach the next test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});
